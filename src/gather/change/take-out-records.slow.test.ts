import fc from 'fast-check';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { treeWithoutAll } from '../../io/git/commits/revert-commit.ts';
import { settleRecordFiles } from './take-out-records.ts';

const LOG = 'CHANGELOG.md';
const isLog = (path: string): boolean => path === LOG;

async function without(repository: SampleRepository, ...shas: readonly string[]): Promise<string> {
  const left = await treeWithoutAll(repository, 'HEAD', shas, settleRecordFiles(repository, isLog));
  if (left.kind === 'conflict') throw new Error(`a conflict in ${left.files.join(', ')}`);
  return left.tree;
}

describe('a file of records', () => {
  it('that a fix has created keeps what later ones wrote there', async () => {
    const repository = sampleRepository({ 'a.js': '1\n' });
    const first = repository.commit({ 'a.js': '2\n', [LOG]: '# Log\n\n- one\n' });
    repository.commit({ 'b.js': '2\n', [LOG]: '# Log\n\n- one\n- two\n' });
    const tree = await without(repository, first);
    expect(repository.git('show', `${tree}:${LOG}`)).toBe('# Log\n\n- two');
    expect(repository.git('show', `${tree}:a.js`)).toBe('1');
  });

  it('stays away where a later fix has taken it away', async () => {
    const repository = sampleRepository({ [LOG]: '- old\n' });
    const first = repository.commit({ [LOG]: '- old\n- one\n' });
    repository.remove(LOG);
    repository.commit({ 'b.js': '2\n' });
    expect(repository.git('ls-tree', '--name-only', await without(repository, first))).toBe('b.js');
  });

  it('stays as it is where it has no lines', async () => {
    const repository = sampleRepository({ [LOG]: 'a\0b\n' });
    const first = repository.commit({ [LOG]: 'a\0c\n' });
    repository.commit({ [LOG]: 'a\0d\n' });
    expect(await without(repository, first)).toBe(repository.git('rev-parse', 'HEAD^{tree}'));
    repository.remove(LOG);
    symlinkSync('elsewhere', join(repository.top, LOG));
    repository.commit({});
    expect(await without(repository, first)).toBe(repository.git('rev-parse', 'HEAD^{tree}'));
  });

  it('is merged by nobody else, also where attributes say so', async () => {
    const repository = sampleRepository({ '.gitattributes': `${LOG} merge=union\n`, [LOG]: '- old\n' });
    const first = repository.commit({ [LOG]: '- old\n- one\n' });
    repository.commit({ [LOG]: '- old\n- one\n- two\n' });
    expect(repository.git('show', `${await without(repository, first)}:${LOG}`)).toBe('- old\n- two');
  });

  it('is none of another file’s business: that one is in the way as before', async () => {
    const repository = sampleRepository({ 'a.js': '1\n', [LOG]: '- old\n' });
    const first = repository.commit({ 'a.js': '2\n', [LOG]: '- old\n- one\n' });
    repository.commit({ 'a.js': '3\n', [LOG]: '- old\n- one\n- two\n' });
    await expect(without(repository, first)).rejects.toThrow('a conflict in a.js');
  });
});

const history = fc.array(
  fc.record({ at: fc.nat(20), lines: fc.integer({ min: 1, max: 2 }), goes: fc.boolean() }),
  {
    minLength: 2,
    maxLength: 6,
  },
);

it('whatever fixes write into it and whichever go: their lines go, and every other line stays in its place', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (fixes) => {
      let log = ['# Log', '', '- old', '- older', ''];
      const repository = sampleRepository({ [LOG]: log.join('\n') });
      const gone: string[] = [];
      for (const [n, { at, lines, goes }] of fixes.entries()) {
        const own = Array.from({ length: lines }, (_, line) => `- fix ${n}, line ${line}`);
        const place = 2 + (at % (log.length - 2));
        log = [...log.slice(0, place), ...own, ...log.slice(place)];
        const sha = repository.commit({ [LOG]: log.join('\n'), [`${n}.js`]: `${n}\n` });
        if (goes) gone.unshift(sha);
      }
      const tree = await without(repository, ...gone);
      const left = fixes
        .map(({ goes }, n) => (goes ? `- fix ${n},` : undefined))
        .filter((text) => text !== undefined);
      const expected = log.filter((line) => !left.some((text) => line.startsWith(text)));
      expect(repository.git('show', `${tree}:${LOG}`)).toBe(expected.join('\n').trimEnd());
    }),
    propertyRuns(15),
  );
}, 120_000);
