import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import type { FileChange } from '../diff/changed-lines.ts';
import { parseTarget } from '../scope/target.ts';
import { readChange, readChangedLines } from './change.ts';

const flags = { staged: false, uncommitted: false, paths: [] };
const lines = (count: number): string => Array.from({ length: count }, (_, at) => `line ${at}\n`).join('');

/** As read, but without where its hunks stand in the patch. */
function withoutPlaces(change: FileChange): unknown {
  if (change.kind === 'opaque') return change;
  return { ...change, hunks: change.hunks.map(({ bytes: _, ...hunk }) => hunk) };
}

it('the lines of a change are the same with and without the text of files that come or go', async () => {
  const sample = sampleRepository({
    ...{ 'kept.ts': lines(30), 'moved.ts': lines(40), 'gone.ts': lines(3), 'gone-end.ts': 'a\nb' },
    ...{ 'gone-binary': 'a\0b', 'link-then-file': 'x\n', 'vendor/gone.js': 'v\n' },
    ...{
      'image.png': '\0\x01',
      'zero-then.ts': lines(9),
      'zero-moves.ts': `\0${lines(20)}`,
      'zero-mode': `\0\n`,
    },
    ...{ 'link-then-zero.ts': `// \0\n${lines(4)}`, 'large.ts': `${'x'.repeat(99)}\n`.repeat(340_000) },
  });
  symlinkSync('kept.ts', join(sample.top, 'link'));
  sample.remove('gone.ts');
  sample.remove('gone-end.ts');
  sample.remove('gone-binary');
  sample.remove('vendor/gone.js');
  sample.remove('link-then-file');
  symlinkSync('kept.ts', join(sample.top, 'link-then-file'));
  sample.git('mv', 'moved.ts', 'renamed.ts');
  sample.git('mv', 'zero-moves.ts', 'zero-moved.ts');
  sample.git('mv', 'large.ts', 'large-moved.ts');
  sample.git('update-index', '--chmod=+x', 'zero-mode');
  sample.write('image.png', '\0\x02');
  sample.write('zero-then.ts', `// \0\n${lines(9)}`);
  sample.remove('link-then-zero.ts');
  symlinkSync('kept.ts', join(sample.top, 'link-then-zero.ts'));
  sample.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`);
  sample.write('kept.ts', lines(29));
  sample.write('renamed.ts', `${lines(40)}more\n`);
  sample.write('new.ts', lines(7));
  sample.write('new-end.ts', 'a\nb');
  sample.write('new-empty.ts', '');
  sample.write('new-binary', Buffer.from([0, 1, 255, 254, 0, 3]).toString('latin1'));
  sample.write('new-zero.ts', `// \0\n${lines(5)}`);
  sample.write('b.min.js', 'm\n');
  sample.git('add', '--all', '.');
  sample.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`);
  sample.git('commit', '--quiet', '-m', 'x');
  const repository = { top: sample.top, gitDir: join(sample.top, '.git') };

  // Backwards, what came goes and what went comes.
  for (const range of ['HEAD~1..HEAD', 'HEAD..HEAD~1']) {
    const target = parseTarget([range], flags);
    const [whole, only] = await Promise.all([
      readChange(repository, target),
      readChangedLines(repository, target),
    ]);
    expect([...only.changed.keys()]).toEqual([...whole.changed.keys()]);
    const files = [...only.changed.values()];
    expect(files.map(withoutPlaces)).toEqual([...whole.changed.values()].map(withoutPlaces));
    expect(only.skipped).toEqual(whole.skipped);
    expect(only.scopeNote).toBe(whole.scopeNote);
    const kinds = new Set(files.map((change) => (change.kind === 'opaque' ? change.why : change.kind)));
    expect([...kinds]).toEqual(expect.arrayContaining(['binary', 'deleted', 'empty', 'submodule', 'text']));
  }
});
