import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import type { FileChange } from '../diff/changed-lines.ts';
import { diffJson } from '../diff/diff-json.ts';
import { parseTarget } from '../scope/target.ts';
import { readChange, readChangedLines } from './change/change.ts';
import { readLineDifference } from './change/line-difference.ts';

const flags = { staged: false, uncommitted: false, paths: [] };
const lines = (count: number): string => Array.from({ length: count }, (_, at) => `line ${at}\n`).join('');

/** As read, but without where its hunks stand in the patch. */
function withoutPlaces(change: FileChange): unknown {
  if (change.kind === 'opaque') return change;
  return { ...change, hunks: change.hunks.map(({ bytes: _, ...hunk }) => hunk) };
}

it.each(['* -diff\n', '* binary\n', '* diff=none\n'])(
  'no attributes kept for the clone say what is text: %j',
  async (kept) => {
    const sample = sampleRepository({
      'gone.csv': 'x\ny\n',
      'a.js': lines(9),
      '.gitattributes': '*.snap -diff\n',
    });
    sample.git('config', 'diff.none.binary', 'true');
    sample.remove('gone.csv');
    sample.commit({ 'new.csv': lines(4), 'a.js': `${lines(9)}bug();\n` });
    mkdirSync(join(sample.top, '.git', 'info'), { recursive: true });
    writeFileSync(join(sample.top, '.git', 'info', 'attributes'), kept);
    const target = parseTarget(['HEAD'], flags);
    const [whole, only] = await Promise.all([readChange(sample, target), readChangedLines(sample, target)]);
    expect(diffJson(only.changed)).toEqual(diffJson(whole.changed));
    expect([...only.changed.values()].map(({ kind }) => kind)).toEqual(['text', 'deleted', 'text']);
    expect([whole.skipped, only.skipped]).toEqual([[], []]);
  },
);

/** What no line of is read as text, or only on one side, beside whatever else may happen to a file. */
function awkwardHistory(): SampleRepository {
  const sample = sampleRepository({
    ...{ '.gitattributes': '*.snap linguist-generated\n', 'a.snap': 'a\n', 'b.out': 'b\n' },
    ...{ 'kept.ts': lines(30), 'moved.ts': lines(40), 'gone.ts': lines(3), 'gone-end.ts': 'a\nb' },
    ...{ 'gone-binary': Buffer.from([0, 1, 255]), 'link-then-file': 'x\n', 'vendor/gone.js': 'v\n' },
    ...{ 'image.png': Buffer.from([0, 1]), 'image-moves.png': Buffer.from([0, 9, 200]) },
    ...{ 'gone-generated.ts': '// @generated\n', 'still-generated.ts': `// @generated\n${lines(9)}` },
    ...{ 'was-generated.ts': `// @generated\n${lines(9)}`, 'says-generated.ts': lines(9) },
    ...{
      'gone-long.js': 'x'.repeat(999),
      'long.js': `${'x'.repeat(999)}\n`,
      'package-lock.json': '{\n  "lockfileVersion": 3\n}\n',
    },
    'large.ts': `${'x'.repeat(99)}\n`.repeat(340_000),
  });
  symlinkSync('kept.ts', join(sample.top, 'link'));
  for (const path of ['gone.ts', 'gone-end.ts', 'gone-binary', 'gone-generated.ts', 'gone-long.js'])
    sample.remove(path);
  sample.remove('vendor/gone.js');
  sample.remove('link-then-file');
  symlinkSync('kept.ts', join(sample.top, 'link-then-file'));
  sample.git('mv', 'moved.ts', 'renamed.ts');
  sample.git('mv', 'image-moves.png', 'image-moved.png');
  sample.git('mv', 'large.ts', 'large-moved.ts');
  sample.write('image.png', '\0\x02');
  sample.write('.gitattributes', '*.out linguist-generated\n');
  sample.write('a.snap', 'A\n');
  sample.write('b.out', 'B\n');
  sample.write('kept.ts', lines(29));
  sample.write('still-generated.ts', `// @generated\n${lines(8)}`);
  sample.write('was-generated.ts', lines(8));
  sample.write('says-generated.ts', `// @generated\n${lines(8)}`);
  sample.write('long.js', `${'x'.repeat(999)}\nx`);
  sample.write('package-lock.json', '{"lockfileVersion": 3}');
  sample.write('renamed.ts', `${lines(40)}more\n`);
  sample.write('new.ts', lines(7));
  sample.write('new-end.ts', 'a\nb');
  sample.write('new-crlf.ts', 'a\r\nb\rc');
  sample.write('new-latin1.ts', Buffer.from([0xe4, 10, 0xff]));
  sample.write('new-empty.ts', '');
  sample.write('new-large.csv', 'x'.repeat(33 * 1024 * 1024));
  sample.write('new-binary', Buffer.from([0, 1, 255, 254, 0, 3]));
  sample.write('new-late-zero.ts', `${'a'.repeat(8000)}\0\n`);
  sample.write('b.min.js', 'm\n');
  return sample;
}

/** Text that git calls binary: then it is asked for all text. */
function withZeros(sample: SampleRepository): SampleRepository {
  sample.commit({
    ...{ 'zero-then.ts': lines(9), 'zero-moves.ts': `\0${lines(20)}`, 'zero-mode': `\0\n` },
    'link-then-zero.ts': `// \0\n${lines(4)}`,
  });
  sample.git('mv', 'zero-moves.ts', 'zero-moved.ts');
  sample.git('update-index', '--chmod=+x', 'zero-mode');
  sample.write('zero-then.ts', `// \0\n${lines(9)}`);
  sample.remove('link-then-zero.ts');
  symlinkSync('kept.ts', join(sample.top, 'link-then-zero.ts'));
  sample.write('new-zero.ts', `// \0\n${lines(5)}`);
  return sample;
}

function committed(sample: SampleRepository): SampleRepository {
  sample.git('add', '--all', '.');
  sample.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},lib`);
  sample.git('commit', '--quiet', '-m', 'x');
  return sample;
}

it.each([
  ['every kind of file', () => committed(awkwardHistory()), true],
  ['text that git calls binary', () => committed(withZeros(sampleRepository({ 'kept.ts': '' }))), false],
])(
  'the lines are the same with and without git’s counts and the text of whole files: %s',
  async (_, made, told) => {
    const repository = made();
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
      expect((await readLineDifference(repository, whole, [])) !== undefined).toBe(told);
      if (!told) continue;
      const kinds = new Set(files.map((change) => (change.kind === 'opaque' ? change.why : change.kind)));
      expect([...kinds]).toEqual(expect.arrayContaining(['binary', 'deleted', 'empty', 'submodule', 'text']));
      const reasons = new Set(only.skipped.map(({ reason }) => reason));
      expect([...reasons]).toEqual(expect.arrayContaining(['generated', 'minified', 'large', 'lockfile']));
    }
  },
);
