import assert from 'node:assert/strict';
import picomatch from 'picomatch';
import { rulesInForce } from '../../../src/rules/governs.ts';
import { asRepoPath } from '../../../src/kernel/repo-path.ts';
import type { RuleFile } from '../../../src/rules/rule.ts';
import { madeGlobs, madePaths } from '../made-rules.ts';
import { timed } from './clock.ts';

/** node rules.mjs RULES FILES ROUNDS: which of so many rules govern which of so many files. */
const [rules = '200', files = '10000', rounds = '5'] = process.argv.slice(2);
const globs = madeGlobs(Number(rules));
const paths = madePaths(Number(files)).flatMap((path) => asRepoPath(path) ?? []);
const ruleFiles = globs.map(
  (paths, at): RuleFile =>
    ({
      path: asRepoPath(`.claude/rules/rule${at}.md`)!,
      source: 'claude-rules',
      paths,
      body: '',
      sha256: '',
    }) as unknown as RuleFile,
);

type Answer = readonly (readonly string[])[];

/** Without regard to case, as rules are matched; on these paths all three mean the same. */
const LIKE_RULES = { dot: true, nocase: true };

/** The least that gives the answer: distinct globs, grouped by their literal beginning, one regular expression each. */
function floor(): Answer {
  const groups = new Map<string, { expression: RegExp; found: number[] }[]>();
  const byGlob = new Map<string, number[]>();
  for (const glob of new Set(globs.flat())) {
    const found: number[] = [];
    const prefix = /^[^*?[{]*\//.exec(glob)?.[0] ?? '';
    const same = groups.get(prefix) ?? [];
    same.push({ expression: picomatch.makeRe(glob, LIKE_RULES), found });
    groups.set(prefix, same);
    byGlob.set(glob, found);
  }
  for (const [at, path] of paths.entries()) {
    for (const [prefix, patterns] of groups) {
      if (!path.startsWith(prefix)) continue;
      for (const { expression, found } of patterns) if (expression.test(path)) found.push(at);
    }
  }
  const lists = new Map<string, readonly string[]>();
  return globs.map((list) => {
    const key = list.join('\n');
    const known = lists.get(key);
    if (known !== undefined) return known;
    const [only, ...others] = list.map((glob) => byGlob.get(glob) ?? []);
    const all = others.length === 0 ? (only ?? []) : union([only ?? [], ...others]);
    const named = all.map((at) => paths[at] ?? '');
    lists.set(key, named);
    return named;
  });
}

function union(lists: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}

const subjects = {
  floor,
  ours: (): Answer => rulesInForce(ruleFiles, paths).map(({ governs }) => governs),
  picomatch: (): Answer => {
    const tests = globs.map((list) => picomatch([...list], LIKE_RULES));
    return tests.map((test) => paths.filter((path) => test(path)));
  },
};
const ours = subjects.ours();
const governed = ours.reduce((sum, { length }) => sum + length, 0);
if (governed === 0) throw new Error('no rule governs any file');
for (const [name, answer] of Object.entries(subjects))
  assert.deepEqual(answer(), ours, `${name} gives another answer`);
const times = await timed(subjects, Number(rounds));
process.stdout.write(JSON.stringify(times));
