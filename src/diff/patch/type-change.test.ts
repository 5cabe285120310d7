import { describe, expect, it } from 'vitest';
import { parsePatch } from './parse-patch.ts';

const gone = (mode: string, body: string) => `diff --git a/x b/x\ndeleted file mode ${mode}\n${body}`;
const come = (mode: string, body: string) => `diff --git a/x b/x\nnew file mode ${mode}\n${body}`;
const TEXT_GONE = 'index 1111111..0000000\n--- a/x\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n';
const TEXT_COME = 'index 0000000..2222222\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n';
const EMPTY_GONE = 'index e69de29..0000000\n';
const EMPTY_COME = 'index 0000000..e69de29\n';
const BINARY_GONE = 'index 1111111..0000000\nBinary files a/x and /dev/null differ\n';
const BINARY_COME = 'index 0000000..2222222\nBinary files /dev/null and b/x differ\n';

const read = (patch: string) => [...parsePatch(Buffer.from(patch)).values()];

describe('a file that becomes another kind of file is one change', () => {
  it('of text, with the lines and hunks of both', () => {
    const [change, ...more] = read(gone('100644', TEXT_GONE) + come('120000', TEXT_COME));
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      ...{ kind: 'text', status: 'modified', addedLines: 1, removedLines: 2, deletionAnchors: [] },
      ...{ added: [{ start: 1, end: 1 }], removed: [{ start: 1, end: 2 }], hunks: [{}, {}] },
    });
  });

  it.each([
    [
      'binary, of text',
      gone('100644', BINARY_GONE) + come('120000', TEXT_COME),
      { addedLines: 1, removedLines: 0, removed: [] },
    ],
    [
      'text, of binary',
      gone('120000', TEXT_GONE) + come('100644', BINARY_COME),
      { addedLines: 0, removedLines: 2, added: [] },
    ],
  ])('that was %s', (_, patch, expected) => {
    const [change] = read(patch);
    expect(change).toMatchObject({ kind: 'text', ...expected, hunks: [{}] });
    expect(change).toMatchObject({ hunks: { length: 1 } });
  });

  it.each([
    ['binary when it was empty', gone('100644', EMPTY_GONE) + come('120000', BINARY_COME), 'binary'],
    ['binary when it is empty now', gone('120000', BINARY_GONE) + come('100644', EMPTY_COME), 'binary'],
    ['empty when it was and is', gone('100644', EMPTY_GONE) + come('120000', EMPTY_COME), 'empty'],
  ])('of no text, %s', (_, patch, why) => {
    expect(read(patch)).toEqual([{ kind: 'opaque', path: 'x', status: 'modified', why }]);
  });
});

describe('any other second section is refused', () => {
  it.each([
    ['of one kind of file', gone('100644', TEXT_GONE) + come('100755', TEXT_COME)],
    ['the addition first', come('120000', TEXT_COME) + gone('100644', TEXT_GONE)],
    ['two deletions', gone('100644', TEXT_GONE) + gone('120000', TEXT_GONE)],
    ['two additions', come('100644', TEXT_COME) + come('120000', TEXT_COME)],
    [
      'another file between them',
      `${gone('100644', TEXT_GONE)}diff --git a/y b/y\nold mode 100644\nnew mode 100755\n${come('120000', TEXT_COME)}`,
    ],
    [
      'behind the deletion of another file',
      `${come('120000', TEXT_COME)}${gone('100644', TEXT_GONE).replaceAll('/x', '/y')}${come('120000', TEXT_COME)}`,
    ],
  ])('%s', (_, patch) => {
    expect(() => read(patch)).toThrow(/^x is in the diff twice/);
  });
});
