import { describe, expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import type { Context } from '../context/context.ts';
import type { Target } from '../scope/target.ts';
import { readChange } from './change/change.ts';
import { readContext } from './context.ts';

async function contextOf(repository: SampleRepository, target: Target): Promise<Context> {
  return readContext(repository, await readChange(repository, target));
}
const lastCommit: Target = { kind: 'branch-or-commit', rev: 'HEAD~0', paths: [] };

const PACKAGE = JSON.stringify({
  dependencies: { vue: '^3.4.0', lodash: '4' },
  devDependencies: { vite: '5' },
});

describe('the context of a change', () => {
  it('is put together from both trees and the past', async () => {
    const repository = sampleRepository({
      'web/package.json': PACKAGE,
      'package.json': '{"devDependencies":{"prettier":"3"}}',
      'web/tsconfig.json': '{"compilerOptions":{"strict":true}}',
      '.prettierrc': '{}',
      'other/.eslintrc': '{}',
      '.gitattributes': 'web/vendor/** linguist-vendored\n',
      'web/src/cart.ts':
        "import { sum } from 'lodash'\n// WARNING: cents, never euros\nexport const total = sum([1])\n",
    });
    repository.write(
      'web/src/cart.ts',
      "import { sum, max } from 'lodash'\n// WARNING: cents, never euros\nexport const total = max([1])\n",
    );
    repository.write('web/src/new.vue', "<script setup>\nimport { ref } from 'vue'\n</script>\n");
    repository.write('web/vendor/x.ts', "import 'x'\n// TODO not read\n");
    repository.git('add', '--all');
    repository.git('commit', '-qm', 'Use the largest\n\nBecause.');
    const context = await contextOf(repository, lastCommit);
    expect(context.stack).toEqual({
      languages: ['TypeScript', 'Vue'],
      framework: 'vue ^3.4.0',
      dependencies: ['lodash 4', 'vue ^3.4.0', 'prettier 3', 'vite 5'],
      notes: ['TypeScript strict (web/tsconfig.json)'],
      configFiles: ['.prettierrc', 'web/tsconfig.json'],
    });
    expect(context.imports).toEqual([
      { path: 'web/src/cart.ts', added: ['lodash { max }'], removed: [] },
      { path: 'web/src/new.vue', added: ['vue { ref }'], removed: [] },
    ]);
    expect(context.comments).toEqual([
      {
        path: 'web/src/cart.ts',
        at: { start: 2, end: 2 },
        text: '// WARNING: cents, never euros',
        side: 'new',
        marker: 'WARNING',
      },
    ]);
    expect(context.history.rows.map((row) => [row.path, row.why, row.lines])).toEqual([
      ['web/src/cart.ts', 'blame', [{ start: 1, end: 3 }]],
    ]);
    expect(context.commits).toEqual([
      { sha: repository.git('rev-parse', 'HEAD'), subject: 'Use the largest', body: 'Because.' },
    ]);
  });

  it('takes the stack from the base, and says what the change does to manifests', async () => {
    const repository = sampleRepository({ 'package.json': PACKAGE, 'a.ts': 'a\n' });
    repository.commit({ 'package.json': '{"dependencies":{"react":"19","lodash":"5"}}', 'a.ts': 'b\n' });
    const { stack } = await contextOf(repository, lastCommit);
    expect(stack.framework).toBe('vue ^3.4.0');
    expect(stack.dependencies).toEqual(['react 19', 'vue ^3.4.0', 'lodash 4', 'vite 5']);
    expect(stack.notes).toEqual([
      'package.json is changed by this change: adds react 19; lodash 4 becomes 5; removes vite; removes vue',
    ]);
  });

  it('knows a manifest that the change removes', async () => {
    const repository = sampleRepository({ 'package.json': PACKAGE, 'a.ts': 'a\n' });
    repository.remove('package.json');
    repository.commit({ 'a.ts': 'b\n' });
    const { stack } = await contextOf(repository, lastCommit);
    expect(stack.framework).toBe('vue ^3.4.0');
    expect(stack.notes).toEqual(['package.json is removed by this change']);
  });

  it('says of a first commit that there was nothing at base', async () => {
    const repository = sampleRepository({ 'package.json': PACKAGE, 'a.ts': 'a\n', '.prettierrc': '{}' });
    const context = await contextOf(repository, lastCommit);
    expect(context.stack).toMatchObject({
      framework: 'vue ^3.4.0',
      notes: ['package.json is added by this change: there is none at base, so it was read at head'],
      configFiles: ['.prettierrc'],
    });
    expect(context.history).toEqual({ rows: [], omitted: 0 });
    expect(context.commits.map((commit) => commit.subject)).toEqual(['a change']);
  });

  it('goes on when a manifest cannot be read', async () => {
    const repository = sampleRepository({ 'package.json': '{ broken', 'a.ts': 'a\n' });
    repository.commit({ 'a.ts': 'b\n' });
    const { stack } = await contextOf(repository, lastCommit);
    expect(stack.notes).toEqual([expect.stringMatching(/^package\.json could not be read: .* \(at base\)$/)]);
  });

  it('looks for nothing in a file that is too large, and says so', async () => {
    const big = `${'x();\n'.repeat(250_000)}// TODO: split\n`;
    const repository = sampleRepository({ 'big.ts': big });
    repository.commit({ 'big.ts': `${big}y();\n` });
    const context = await contextOf(repository, lastCommit);
    expect(context.comments).toEqual([]);
    expect(context.stack.notes).toEqual(['big.ts is too large to look for comments and imports in it']);
  });

  it('is the same when asked twice', async () => {
    const repository = sampleRepository({ 'package.json': PACKAGE, 'a.ts': '// a\n', 'b.py': 'import os\n' });
    repository.commit({ 'a.ts': '// b\n', 'b.py': 'import sys\n' });
    expect(await contextOf(repository, lastCommit)).toEqual(await contextOf(repository, lastCommit));
  });

  it('reads a link as no source', async () => {
    const repository = sampleRepository({ 'a.ts': "import 'a'\n" });
    repository.git(
      'update-index',
      '--add',
      '--cacheinfo',
      `120000,${repository.git('hash-object', '-w', 'a.ts')},link.ts`,
    );
    repository.git('commit', '-qm', 'link');
    expect((await contextOf(repository, lastCommit)).imports).toEqual([]);
  });
});

describe('messages of the change', () => {
  const subjects = (context: Context): string[] => context.commits.map((commit) => commit.subject);
  const commit = (repository: SampleRepository, message: string): void => {
    repository.git('commit', '-q', '--allow-empty', '-m', message);
  };

  it('stand oldest first, merges of other branches left out', async () => {
    const repository = sampleRepository({ 'a.ts': "import 'a'\n" });
    repository.git('switch', '-qc', 'work');
    commit(repository, 'first');
    repository.git('switch', '-q', 'main');
    repository.commit({ 'm.ts': 'm\n' });
    repository.git('switch', '-q', 'work');
    repository.git('merge', '-q', '--no-edit', 'main');
    repository.write('b.ts', 'b\n');
    repository.git('add', '.');
    commit(repository, 'second');
    expect(
      subjects(await contextOf(repository, { kind: 'range', from: 'main', to: 'work', dots: 2, paths: [] })),
    ).toEqual(['first', 'second']);
  });

  it('are those of the branch when work is not committed, and none for that work alone', async () => {
    const repository = sampleRepository({ 'a.ts': 'a\n' });
    repository.git('switch', '-qc', 'work');
    repository.write('a.ts', 'b\n');
    repository.git('add', '.');
    commit(repository, 'on the branch');
    repository.write('a.ts', 'c\n');
    expect(subjects(await contextOf(repository, { kind: 'default', paths: [] }))).toEqual(['on the branch']);
    expect(subjects(await contextOf(repository, { kind: 'uncommitted', paths: [] }))).toEqual([]);
    repository.git('add', '.');
    expect(subjects(await contextOf(repository, { kind: 'staged', paths: [] }))).toEqual([]);
  });

  it('are bounded, whole, and the rest is counted', async () => {
    const repository = sampleRepository({ 'a.ts': 'a\n' });
    const from = repository.git('rev-parse', 'HEAD');
    for (let i = 1; i <= 20; i += 1)
      commit(repository, `change ${i}\n\n${`${'word '.repeat(20)}\n`.repeat(30)}`);
    repository.commit({ 'a.ts': 'b\n' });
    const context = await contextOf(repository, { kind: 'range', from, to: 'HEAD', dots: 2, paths: [] });
    expect(context.commits.length + context.commitsOmitted).toBe(21);
    expect(context.commits.length).toBeGreaterThan(10);
    expect(context.commits[0]?.body.split('\n').at(-1)).toBe('[10 more lines]');
    expect(Buffer.byteLength(JSON.stringify(context.commits))).toBeLessThan(30_000);
  });
});
