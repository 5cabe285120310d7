import { expect, it } from 'vitest';
import { parsePatch } from './parse-patch.ts';
import { PatchStream } from './patch-stream.ts';

const file = (name: string, line: string): string =>
  `diff --git a/${name} b/${name}\nindex 1111111..2222222 100644\n--- a/${name}\n+++ b/${name}\n` +
  `@@ -1,2 +1,2 @@ diff --git a/x b/x\n-${line}\n+${line} \n diff --git a/x b/x\n`;
const typeChange =
  'diff --git a/link b/link\ndeleted file mode 100644\nindex 1111111..0000000\n--- a/link\n+++ /dev/null\n' +
  '@@ -1 +0,0 @@\n-text\ndiff --git a/link b/link\nnew file mode 120000\nindex 0000000..2222222\n' +
  '--- /dev/null\n+++ b/link\n@@ -0,0 +1 @@\n+a.ts\n\\ No newline at end of file\n';
const patch = Buffer.from(file('a.ts', 'diff --git a/y b/y') + typeChange + file('z.ts', 'z'));

function streamed(text: Buffer, size: number): ReturnType<PatchStream['end']> {
  const stream = new PatchStream();
  for (let at = 0; at < text.length; at += size) stream.take(text.subarray(at, at + size));
  return stream.end();
}

it('reads in pieces of every size what is read of the whole, and where each hunk stands', () => {
  const whole = parsePatch(patch);
  expect(whole.size).toBe(3);
  for (let size = 1; size <= patch.length; size += 1) expect(streamed(patch, size)).toEqual(whole);
});

it('is empty when nothing came', () => {
  expect(new PatchStream().end().size).toBe(0);
});

it('counts every byte that came, read or held', () => {
  const stream = new PatchStream();
  const sizes = [30, 400, 1, patch.length - 431];
  let at = 0;
  expect(sizes.map((size) => stream.take(patch.subarray(at, (at += size))))).toEqual([
    30,
    430,
    431,
    patch.length,
  ]);
});

it('reads a file as soon as it is whole', () => {
  const stream = new PatchStream();
  const piece = Buffer.from(file('a.ts', 'a') + file('b.ts', 'b'));
  stream.take(piece);
  // What was read is not looked at again.
  piece.fill(0, 0, file('a.ts', 'a').length);
  expect([...stream.end().keys()]).toEqual(['a.ts', 'b.ts']);
});

it.each([
  ['a hunk that is cut off', patch.length - 40],
  ['a header that is cut off', patch.indexOf('@@ -1,2')],
])('refuses %s', (_, end) => {
  for (const size of [7, 4000]) {
    expect(() => streamed(patch.subarray(0, end), size)).toThrow(
      expect.objectContaining({ code: 'refused/malformed-diff' }),
    );
  }
});

it('says behind which byte the lines of a refusal are counted', () => {
  const good = file('a.ts', 'a');
  const broken = Buffer.from(good + file('b.ts', 'b').replace('-1,2', '-1,9'));
  expect(() => streamed(broken, good.length + 20)).toThrow(`(line 9 behind byte ${good.length} of the diff)`);
  expect(() => parsePatch(broken)).toThrow('(line 17 of the diff)');
});

it('refuses a file that stands in two pieces', () => {
  const twice = Buffer.from(file('a.ts', 'a') + file('b.ts', 'b') + file('a.ts', 'a'));
  expect(() => streamed(twice, 40)).toThrow('is in the diff twice');
});
