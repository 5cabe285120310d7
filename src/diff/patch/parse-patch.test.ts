import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { TextChange } from '../changed-lines.ts';
import { hunkId, hunkText } from './hunk-text.ts';
import { parsePatch } from './parse-patch.ts';
import { processorTime } from '../../../tests/kit/processor-time.ts';

// Whole files are in fixtures/diffs; here is what the JSON of those does not show.

const HEADER = 'diff --git a/x.txt b/x.txt\nindex 1111111..2222222 100644\n--- a/x.txt\n+++ b/x.txt\n';

function textChange(body: string, header = HEADER): TextChange {
  const change = parsePatch(Buffer.from(header + body)).get('x.txt' as RepoPath);
  if (change?.kind !== 'text') throw new Error('x.txt is not a text change');
  return change;
}

it('reads nothing from nothing', () => {
  expect(parsePatch(Buffer.alloc(0)).size).toBe(0);
});

describe('hunks', () => {
  const patch = `${HEADER}@@ -1,2 +1 @@ first()\n-é\n b\n@@ -10 +9,2 @@\n-old\n+new\n+newer\n\\ No newline at end of file\n`;

  it('know both sides, what they add and remove, and where removed lines stood', () => {
    const { hunks } = textChange('', patch);
    expect(hunks.map(({ bytes: _, ...hunk }) => hunk)).toEqual([
      {
        old: { start: 1, count: 2 },
        new: { start: 1, count: 1 },
        added: [],
        removed: [{ start: 1, end: 1 }],
        deletionAnchors: [1],
      },
      {
        old: { start: 10, count: 1 },
        new: { start: 9, count: 2 },
        added: [{ start: 9, end: 10 }],
        removed: [{ start: 10, end: 10 }],
        deletionAnchors: [],
      },
    ]);
  });

  it('are given back byte for byte, marker line included', () => {
    const { hunks } = textChange('', patch);
    expect(hunks.map((hunk) => hunkText(Buffer.from(patch), hunk))).toEqual([
      '@@ -1,2 +1 @@ first()\n-é\n b\n',
      '@@ -10 +9,2 @@\n-old\n+new\n+newer\n\\ No newline at end of file\n',
    ]);
  });

  it('of a patch whose last newline is missing end with it', () => {
    const text = `${HEADER}@@ -1 +1 @@\n-a\n+b`;
    const [hunk] = textChange('', text).hunks;
    expect(hunkText(Buffer.from(text), hunk!)).toBe('@@ -1 +1 @@\n-a\n+b');
  });

  it('show bytes that are no text as replacement characters, and lose no line by them', () => {
    const bytes = Buffer.concat([
      Buffer.from(`${HEADER}@@ -0,0 +1,2 @@\n+caf`),
      Buffer.from([0xe9, 10]),
      Buffer.from('+b\n'),
    ]);
    const change = parsePatch(bytes).get('x.txt' as RepoPath) as TextChange;
    expect(change.added).toEqual([{ start: 1, end: 2 }]);
    expect(hunkText(bytes, change.hunks[0]!)).toBe('@@ -0,0 +1,2 @@\n+caf\ufffd\n+b\n');
  });

  it('are named by path and number', () => {
    expect(hunkId('src/a b.ts' as RepoPath, 2)).toBe('src/a b.ts#2');
  });
});

describe('places where lines were removed', () => {
  it.each([
    ['at the top', '@@ -1,4 +1,3 @@\n-a\n b\n c\n d\n', [1]],
    ['in the middle', '@@ -1,3 +1,2 @@\n a\n-b\n c\n', [2]],
    ['at the end: the last line that is left', '@@ -4,4 +4,3 @@\n a\n b\n c\n-d\n', [6]],
    ['all of it', '@@ -1,2 +0,0 @@\n-a\n-b\n', [1]],
    ['twice', '@@ -1,5 +1,3 @@\n a\n-b\n c\n-d\n e\n', [2, 3]],
    ['replaced: none', '@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n', []],
    ['replaced by fewer: none', '@@ -1,4 +1,3 @@\n a\n-b\n-c\n+B\n d\n', []],
    ['added first, then removed: still replaced', '@@ -1,3 +1,3 @@\n a\n+B\n-b\n c\n', []],
    ['without context', '@@ -5,2 +4,0 @@\n-e\n-f\n', [5]],
  ])('%s', (_, body, anchors) => {
    expect(textChange(body).deletionAnchors).toEqual(anchors);
  });
});

it('gives a deleted file no place in the new one', () => {
  const [gone] = parsePatch(
    Buffer.from(
      'diff --git a/x b/x\ndeleted file mode 100644\nindex 1111111..0000000\n--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n',
    ),
  ).values();
  expect(gone).toMatchObject({ kind: 'deleted', hunks: [{ deletionAnchors: [] }] });
});

it('joins added lines that only removed ones stand between', () => {
  expect(textChange('@@ -1,2 +1,3 @@\n+x\n-a\n+y\n b\n').added).toEqual([{ start: 1, end: 2 }]);
});

it('sorts by code unit, whatever order the patch has', () => {
  const section = (name: string) => `diff --git a/${name} b/${name}\nold mode 100644\nnew mode 100755\n`;
  const names = ['b', 'B', 'a-b', 'a/b', 'ä', '10', '9'];
  const changed = parsePatch(Buffer.from(names.map(section).join('')));
  expect([...changed.keys()]).toEqual(['10', '9', 'B', 'a-b', 'a/b', 'b', 'ä']);
});

it('keeps the status of a file apart from its kind', () => {
  const statuses = [...parsePatch(Buffer.from(STATUSES)).values()].map((change) =>
    change.kind === 'deleted' ? `${change.path} deleted` : `${change.path} ${change.kind} ${change.status}`,
  );
  expect(statuses).toEqual([
    'came text added',
    'edited text modified',
    'gone deleted',
    'moved text renamed',
    'void opaque deleted',
  ]);
});

const STATUSES = `diff --git a/came b/came
new file mode 100644
index 0000000..2222222
--- /dev/null
+++ b/came
@@ -0,0 +1 @@
+a
diff --git a/edited b/edited
index 1111111..2222222 100644
--- a/edited
+++ b/edited
@@ -1 +1 @@
-a
+b
diff --git a/gone b/gone
deleted file mode 100644
index 1111111..0000000
--- a/gone
+++ /dev/null
@@ -1 +0,0 @@
-a
diff --git a/before b/moved
similarity index 90%
rename from before
rename to moved
index 1111111..2222222 100644
--- a/before
+++ b/moved
@@ -1 +1 @@
-a
+b
diff --git a/void b/void
deleted file mode 100644
index e69de29..0000000
`;

it.each([
  '@@ -1 +1\n',
  '@@ -1 +1 @\n',
  '@@ -1 @@\n',
  '@@ - +1 @@\n',
  '@@ -1, +1 @@\n',
  '@@ -1 + @@\n',
  '@@ -1 +1, @@\n',
  '@@ +1 @@\n',
  '@@ -1:2 +1 @@\n',
])('refuses the hunk header %j', (header) => {
  expect(() => textChange(`${header}-a\n+b\n`)).toThrow(/^hunk 1 of x\.txt starts with "@@/);
});

it('reads empty context lines whose blank was stripped, with either line end', () => {
  expect(textChange('@@ -1,3 +1,4 @@\n a\n\n+b\n\r\n').added).toEqual([{ start: 3, end: 3 }]);
  expect(() => textChange('@@ -1,2 +1,3 @@\n a\n\rx\n+b\n')).toThrow(
    /says 2 old and 3 new lines, but .* comes after 1 and 1/,
  );
});

it.each([
  [
    'a context line more than the old side has',
    '@@ -1 +1,3 @@\n-a\n+b\n c\n d\n',
    /but " c" comes after 1 and 1/,
  ],
  [
    'a context line more than the new side has',
    '@@ -1,3 +1 @@\n-a\n+b\n c\n d\n',
    /but " c" comes after 1 and 1/,
  ],
  [
    'an added line more than the new side has',
    '@@ -1,2 +1 @@\n+a\n+b\n c\n',
    /but "\+b" comes after 0 and 1/,
  ],
])('refuses %s', (_, body, message) => {
  expect(() => textChange(body)).toThrow(message);
});

describe('a header', () => {
  const header = (lines: string) => parsePatch(Buffer.from(`diff --git a/x b/x\n${lines}`));
  it.each([
    [
      'of a binary file between others',
      'index 1..2 100644\nGIT binary patch\nliteral 1\nIcmZ\n\nliteral 0\nHcmV?d00001\n\ndiff --git a/y b/y\nold mode 100644\nnew mode 100755\n',
      2,
    ],
    ['of a file whose old mode is a submodule', 'old mode 160000\nnew mode 100644\n', 1],
    [
      'of an empty file with a SHA-256 id',
      'new file mode 100644\nindex 0000000..473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813\n',
      1,
    ],
  ])('%s is read', (_, lines, files) => {
    expect(header(lines).size).toBe(files);
  });

  it.each([
    [
      'the old name of a rename only',
      'rename from x\n',
      /^"a\/x b\/x" has only one of the lines "rename from" and/,
    ],
    [
      'the new name of a rename only',
      'rename to x\n',
      /^"a\/x b\/x" has only one of the lines "rename from" and/,
    ],
    ['an unreadable name', '--- "a/x\n+++ b/x\n', /^unreadable name in "--- \\"a\/x"/],
    [
      'an empty file with another id',
      'new file mode 100644\nindex 0000000..1234567\n',
      /no line of it is shown/,
    ],
    [
      'a deleted file with the id of an empty one on the other side',
      'deleted file mode 100644\nindex 1234567..e69de29\n',
      /no line of it is shown/,
    ],
    [
      'a changed file with the id of an empty one',
      'index 1234567..e69de29 100644\n',
      /no line of it is shown/,
    ],
    ['an index line with more on it', 'index 1234567..2345678 100644 x\n', /nothing about it changes/],
  ])('with %s is refused', (_, lines, message) => {
    expect(() => header(lines)).toThrow(message);
  });

  it('is behind the last line of the file before, or something is wrong', () => {
    expect(() => header('old mode 100644\nnew mode 100755\ndiff --cc y\n')).toThrow(
      expect.objectContaining({ code: 'refused/combined-diff' }),
    );
    expect(() => header('old mode 100644\nnew mode 100755\ndiff --x y\n')).toThrow(
      /^unexpected line "diff --x y" where a file should start \(line 4 of the diff\)$/,
    );
  });

  it('without prefixes says how to print it', () => {
    expect(() => parsePatch(Buffer.from('diff --git x x\n'))).toThrow(
      expect.objectContaining({ hint: expect.stringContaining('--src-prefix=a/') as string }),
    );
  });
});

describe('a refusal names', () => {
  it.each([
    [
      'file, hunk, counts and line',
      `${HEADER}@@ -1 +1 @@\n-a\n+b\n@@ -9,2 +9,2 @@\n-c\n+C\n`,
      /^hunk 2 of x\.txt says 2 old and 2 new lines, but the diff ends after 1 and 1 \(line 11 of the diff\)$/,
    ],
    [
      'the line that is too many',
      `${HEADER}@@ -1 +1 @@\n-a\n+b\n+c\n`,
      /^hunk 1 of x\.txt goes on after its counts with "\+c" \(line 8 of the diff\)$/,
    ],
    [
      'the file that comes twice',
      (HEADER + '@@ -1 +1 @@\n-a\n+b\n').repeat(2),
      /^x\.txt is in the diff twice/,
    ],
    ['the path nobody may change', 'diff --git a/.git/config b/.git/config\n', /^"\.git\/config"/],
    ['the start of what is no diff', '{"files": []}', /starts with "\{\\"files\\": \[\]\}"/],
    ['a long start, cut', 'x'.repeat(500), /starts with "x{80}…"/],
    [
      'a copy, and what is wrong with it',
      'diff --git a/x b/y\nsimilarity index 90%\ncopy from x\ncopy to y\n',
      /^"a\/x b\/y" is a copy/,
    ],
    ['what a terminal obeys, replaced', '\u009b31mred', /starts with "\ufffd31mred"/],
    ['control characters by their escapes', '\u001b[31mred', /starts with "\\u001b\[31mred"/],
  ])('%s', (_, patch, message) => {
    expect(() => parsePatch(Buffer.from(patch))).toThrow(message);
  });

  it.each([
    ['a whole diff', 'hello', /--src-prefix=a\/ --dst-prefix=b\//],
    ['one first parent', 'diff --cc x\n', /git diff MERGE\^1 MERGE/],
    ['the unedited output', HEADER, /whole, unedited output/],
  ])('what helps: %s', (_, patch, hint) => {
    expect(() => parsePatch(Buffer.from(patch))).toThrow(
      expect.objectContaining({ hint: expect.stringMatching(hint) as string }),
    );
  });
});

describe('hostile input', () => {
  it.each([
    ['a count beyond all numbers', `${HEADER}@@ -1,99999999999999999999999 +1 @@\n-a\n+b\n`],
    [
      'a start beyond all numbers',
      `${HEADER}@@ -99999999999999999999999 +99999999999999999999999 @@\n-a\n+b\n`,
    ],
    ['a header without an end', `diff --git a/${'x b/'.repeat(100_000)}`],
    ['half a million quotes', `diff --git "a/${'\\"'.repeat(500_000)} "b/`],
    [
      'a hundred thousand files of the same name',
      'diff --git a/x b/x\nold mode 100644\nnew mode 100755\n'.repeat(100_000),
    ],
  ])('refuses %s at once', async (_, patch) => {
    const taken = await processorTime(() => {
      expect(() => parsePatch(Buffer.from(patch))).toThrow(
        expect.objectContaining({
          code: 'refused/malformed-diff',
          message: expect.stringMatching(/^[^\p{Cc}]{1,300}$/u) as string,
        }),
      );
    });
    expect(taken).toBeLessThan(2000);
  });
});
