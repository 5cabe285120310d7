import { chmodSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { crossCheck, parseNumstat, parseRaw } from '../../diff/check/cross-check.ts';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { readGit } from '../../io/git/git.ts';
import { openRepository } from '../../io/git/repository.ts';
import type { TwoTrees } from './git-diff.ts';
import { readPatch } from './read-patch.ts';

const lastChange = ({ git }: SampleRepository): TwoTrees => {
  const tree = (rev: string): { tree: string } => ({ tree: git('rev-parse', `${rev}^{tree}`) });
  return { base: tree('HEAD~1'), head: tree('HEAD') };
};

it('a patch that is larger than the most is refused as a whole, and a part of it is read', async () => {
  const sample = sampleRepository({ 'a.ts': 'a\n' });
  const text = 'const a = 1;\n'.repeat(100);
  sample.commit({ 'b.ts': text, 'c.ts': `//\n${text}`, 'd.ts': `// d\n${text}` });
  const repository = await openRepository(sample.top);
  const sides = lastChange(sample);
  await expect(readPatch(repository, sides, [], 3 * text.length)).rejects.toMatchObject({
    code: 'scope/too-much-text',
    message: 'the patch of the change is larger than 3900 bytes',
  });
  expect((await readPatch(repository, sides, ['b.ts'], 3 * text.length)).raw).toHaveLength(1);
  expect((await readPatch(repository, sides, [])).raw).toHaveLength(3);
});

it('only the bytes of the patch count', async () => {
  const sample = sampleRepository({ 'a.ts': 'a\n' });
  sample.commit(
    Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`a long name ${at}.ts`, `${at}\n`])),
  );
  const repository = await openRepository(sample.top);
  const sides = lastChange(sample);
  const { length } = (await readPatch(repository, sides, [])).patch;
  expect((await readPatch(repository, sides, [], length)).raw).toHaveLength(40);
  await expect(readPatch(repository, sides, [], length - 1)).rejects.toMatchObject({
    code: 'scope/too-much-text',
  });
});

const LINES = Array.from({ length: 20 }, (_, at) => `line ${at}\n`).join('');
const BINARY = Uint8Array.from({ length: 256 }, (_, at) => at);

/** A change of every kind, of files with names that git quotes or that read like a list. */
function changedInEveryWay(): SampleRepository {
  const sample = sampleRepository();
  const odd = ['new\nline', 'quo"te', 'tab\there', '1\t1\tx', ':100644 100644 R100', '-\t-\t', 'ünï', ' '];
  const edited = Object.fromEntries(odd.map((name) => [name, `${name}${LINES}`]));
  const renamed = Object.fromEntries(odd.map((name) => [`before/${name}`, `${name}\n${LINES}`]));
  const files = {
    ...edited,
    ...renamed,
    'run.sh': LINES,
    gone: 'gone\n',
    'to be a link': LINES,
    copied: LINES,
  };
  sample.commit({
    ...files,
    empty: '',
    'gone\tand empty': '',
    'picture.png': BINARY,
    'before/as it was': `${LINES}!\n`,
  });
  for (const name of odd) {
    sample.write(name, `${edited[name] ?? ''}one more\n`);
    sample.write(`before/${name}`, `${renamed[`before/${name}`] ?? ''}one more\n`);
  }
  renameSync(join(sample.top, 'before'), join(sample.top, 'after'));
  chmodSync(join(sample.top, 'run.sh'), 0o755);
  for (const name of ['gone', 'gone\tand empty', 'to be a link']) sample.remove(name);
  symlinkSync('run.sh', join(sample.top, 'to be a link'));
  sample.write('a copy', `${LINES}one more\n`);
  sample.write('new and empty', '');
  sample.write('picture.png', BINARY.toReversed());
  sample.git('add', '--all');
  sample.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},a submodule`);
  sample.git('commit', '--quiet', '--message', 'every way');
  return sample;
}

it('gives of every kind of change what git prints of each list and of the patch alone', async () => {
  const sample = changedInEveryWay();
  const repository = await openRepository(sample.top);
  const sides = lastChange(sample);
  const alone = (...format: string[]): Promise<Buffer> =>
    readGit(repository, [
      'diff-tree',
      '-r',
      '-M',
      '--full-index',
      ...format,
      sides.base.tree,
      sides.head.tree,
    ]);
  const diff = await readPatch(repository, sides, []);
  expect(diff.patch).toEqual(await alone('-p', '-U3'));
  expect(diff.raw).toEqual(parseRaw(await alone('--raw', '-z')));
  expect(diff.numstat).toEqual(parseNumstat(await alone('--numstat', '-z')));
  crossCheck(parsePatch(diff.patch), diff);
  const statuses = diff.raw.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['added', 'deleted', 'modified', 'renamed', 'type-changed']));
  expect(diff.numstat.filter(({ added }) => added === null)).toMatchObject([{ path: 'picture.png' }]);
  for (const { path, from = path } of diff.raw) {
    const one = await readPatch(repository, sides, [from, path]);
    expect(parsePatch(one.patch).get(path)).toMatchObject({ path });
    crossCheck(parsePatch(one.patch), one);
  }
});

it('of two trees alike it is empty', async () => {
  const sample = sampleRepository({ 'a.ts': 'a\n' });
  const repository = await openRepository(sample.top);
  const head = { tree: sample.git('rev-parse', 'HEAD^{tree}') };
  expect(await readPatch(repository, { base: head, head }, [])).toEqual({
    ...{ patch: Buffer.alloc(0), raw: [], numstat: [] },
    ...{ renameLimitHit: false, marked: [], large: [], recoded: [], mayRun: [], unreadable: [] },
  });
});

it('is git’s own answer for a text: a NUL makes it no binary file, so a CR before an LF counts for nothing in a rename', async () => {
  const before = 'a\n\0\nb\r\nc\r';
  const sample = sampleRepository({ 'plain.txt': before });
  sample.remove('plain.txt');
  sample.commit({ 'back\\slash': `${before}more\n` });
  const repository = await openRepository(sample.top);
  const asked = ['diff-tree', '-r', '-M50%', '--name-status', 'HEAD~1', 'HEAD'];
  // As a binary file half of it is the old one, and git calls it a rename; as text a byte less of it.
  expect(sample.git('-c', 'core.quotePath=false', ...asked)).toMatch(/^R050\tplain\.txt\t/);
  const { raw, patch } = await readPatch(repository, lastChange(sample), []);
  expect(raw.map(({ status, path }) => [status, path])).toEqual([
    ['added', 'back\\slash'],
    ['deleted', 'plain.txt'],
  ]);
  const changed = parsePatch(patch);
  expect(changed.get(raw[0]!.path)).toMatchObject({ kind: 'text', addedLines: 4 });
});
