import { expect, it } from 'vitest';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import type { Context } from '../context/context.ts';
import { listTree, type TreeEntry } from '../io/git/objects/objects.ts';
import { asRepoPath, type RepoPath } from '../kernel/repo-path.ts';
import { readChange } from './change/change.ts';
import { readContext } from './context.ts';
import { readImportFacts } from './around/import-facts.ts';
import { readImportGraph } from './around/import-graph.ts';

const ONE = 'export const total = () => 1;\n';
const TWO = 'export const total = () => 2;\n';

async function contextOf(before: Record<string, string>, after: Record<string, string>): Promise<Context> {
  const repository = sampleRepository(before);
  repository.commit(after);
  const change = await readChange(repository, { kind: 'branch-or-commit', rev: 'HEAD~0', paths: [] });
  return readContext(repository, change);
}

function files(count: number, name: (at: number) => string, text: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), text]));
}

it('counts importers in which no caller was looked for', async () => {
  const importer = "import { total } from './total.js';\n";
  const { related } = await contextOf(
    { 'src/total.ts': ONE, ...files(130, (at) => `src/x${at}.ts`, importer) },
    { 'src/total.ts': TWO },
  );
  expect(related.omitted).toBe(80);
  expect(related.notes).toEqual([
    'callers were not looked for in 31 files near one changed file: the first 100 of each were read',
  ]);
});

it('counts files with the name of a function that are too large alone, in its language only', async () => {
  const { triggers, related } = await contextOf(
    {
      'src/total.ts': ONE,
      'src/near.ts': `${' '.repeat(490_000)}\ntotal();\n`,
      'src/large.ts': `${' '.repeat(600_000)}\ntotal();\n`,
      'src/largest.ts': `${' '.repeat(1_200_000)}\ntotal();\n`,
      'docs/large.md': `${' '.repeat(600_000)}\ntotal();\n`,
    },
    { 'src/total.ts': TWO },
  );
  expect(triggers[0]?.callers.map(({ path }) => path)).toEqual(['src/near.ts']);
  expect(related.notes).toEqual([
    'callers were not looked for in 2 files that hold their names: too large, alone or together',
  ]);
});

it('says of a function that it was not searched for because others were', async () => {
  const many = (value: number): string =>
    Array.from({ length: 40 }, (_, at) => `export const f${at}x = () => ${value};\n`).join('');
  const { triggers } = await contextOf(
    { 'b.ts': many(1), 'a.ts': many(1).replaceAll('f', 'g'), 'c.ts': "import './b.js';\n" },
    { 'b.ts': many(2), 'a.ts': many(2).replaceAll('f', 'g') },
  );
  expect(new Set(triggers.map(({ path, what }) => `${path} ${what[1] ?? ''}`))).toEqual(
    new Set(['a.ts callers: 40 others were searched for; they were looked for in importing files only']),
  );
});

it('counts sources whose imports are too much to read', async () => {
  const repository = sampleRepository();
  for (let at = 0; at < 300; at += 1) repository.write(`x${at}.ts`, `import './y${at}.js';\n`);
  repository.commit();
  // As large as they may be alone: 268 of them are 256 MB.
  const tree = (await listTree(repository, 'HEAD')).map((entry) => ({ ...entry, size: 999_999 }));
  const facts = await readImportFacts(repository, tree, new Set(['javascript']));
  expect([facts.byPath.size, facts.unread]).toEqual([268, 32]);
  const head = new Map(tree.map((entry) => [entry.path, entry]));
  const shown = [{ kind: 'deleted', path: asRepoPath('y.ts') as RepoPath }] as never;
  const { notes } = await readImportGraph(repository, shown, head, () => null);
  expect(notes).toEqual(['imports of 32 files were not read: there are too many to be read at once']);
});

it('counts configuration files that were not read', async () => {
  const repository = sampleRepository({});
  const entry = { mode: '100644', type: 'blob', oid: '0'.repeat(40), size: 2 } as const;
  const head = new Map(
    Array.from({ length: 3002 }, (_, at): [RepoPath, TreeEntry] => {
      const path = asRepoPath(`p${at}/package.json`) as RepoPath;
      return [path, { ...entry, path }];
    }),
  );
  const { notes } = await readImportGraph(repository, [], head, () => null);
  expect(notes).toEqual([
    '2 files that say what names in imports mean (package.json, go.mod …) were not read',
  ]);
});
