import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RepoPath } from '../../src/kernel/repo-path.ts';
import { compileRule, rulesInForce } from '../../src/rules/governs.ts';
import { parseRuleFile } from '../../src/rules/files/parse-rule-file.ts';

/** What the client did: `always` has the rule in context from the start, `match` once the path is read, `never` not for this path. */
type Seen = 'always' | 'match' | 'never';
type Measured = { readonly rules: readonly { head: string; paths: Record<string, Seen> }[] };

const measured = JSON.parse(
  readFileSync(new URL('../../fixtures/rules/dialect.json', import.meta.url), 'utf8'),
) as Measured;
const notes = readFileSync(new URL('../../docs/notes/rules.md', import.meta.url), 'utf8');

type Row = { readonly head: string; readonly path: string; readonly client: string; readonly here: string };

const rows: Row[] = measured.rules.flatMap(({ head, paths }) => {
  const rule = parseRuleFile('.claude/rules/x.md' as RepoPath, Buffer.from(`${head}body\n`), 'claude-rules');
  const why = compileRule(rule);
  return Object.entries(paths).map(([path, client]) => {
    const matches = why(path as RepoPath) === undefined ? 'never' : 'match';
    return { head, path, client, here: rule.paths === null ? 'always' : matches };
  });
});

const disagreements = rows.filter(({ client, here }) => client !== here);

/** Rows of the notes' table: head and path as JSON strings in backticks, then what the client and we answer. */
const named: Row[] = [...notes.matchAll(/^\| `("[^`]*")` +\| `("[^`]*")` +\| (\w+) +\| (\w+) +\|/gm)].map(
  ([, head = '', path = '', client = '', here = '']) => ({
    head: JSON.parse(head) as string,
    path: JSON.parse(path) as string,
    client,
    here,
  }),
);

it('compares every measured pair', () => {
  expect(rows.length).toBeGreaterThanOrEqual(1_800);
  for (const answer of ['always', 'match', 'never']) {
    expect(rows.filter(({ client }) => client === answer).length).toBeGreaterThan(200);
  }
});

it('agrees with the client on at least 99.5 % of them', () => {
  expect(1 - disagreements.length / rows.length).toBeGreaterThanOrEqual(0.995);
});

it('says of all rules together what each says of one path', () => {
  const rules = measured.rules.map(({ head }) =>
    parseRuleFile('.claude/rules/x.md' as RepoPath, Buffer.from(`${head}body\n`), 'claude-rules'),
  );
  const paths = [...new Set(rows.map(({ path }) => path as RepoPath))].filter((_, at) => at % 4 === 0);
  const expected = rules.map((rule) => {
    const why = compileRule(rule);
    return paths.filter((path) => why(path) !== undefined);
  });
  expect(rulesInForce(rules, paths).map(({ governs }) => governs)).toEqual(expected);
  expect(expected.flat().length).toBeGreaterThan(1000);
});

it('names every disagreement in docs/notes/rules.md, and no other', () => {
  expect(named).toEqual(disagreements);
});
