import { describe, expect, it } from 'vitest';
import { diffJson } from '../diff-json.ts';
import { parsePatch } from './parse-patch.ts';

const PLAIN = { plainHeaders: true, idleHunks: true };
const read = (patch: string, dialect = PLAIN) => diffJson(parsePatch(Buffer.from(patch), dialect)).files;
const none = { added: [], deletionAnchors: [], addedLines: 0, removedLines: 0 };

describe('a diff without "diff --git" lines', () => {
  it.each([
    [
      'an edit, with times behind the names',
      '--- a/x y\t2026-01-01 00:00\n+++ b/x y\t2026-01-02 00:00\n@@ -1 +1 @@\n-a\n+b\n',
      [{ path: 'x y', kind: 'text', added: [[1, 1]], deletionAnchors: [], addedLines: 1, removedLines: 1 }],
    ],
    [
      'a new file',
      '--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+b\n',
      [{ path: 'x', kind: 'text', added: [[1, 1]], deletionAnchors: [], addedLines: 1, removedLines: 0 }],
    ],
    [
      'a deleted file',
      '--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n',
      [{ ...none, path: 'x', kind: 'deleted', removedLines: 1 }],
    ],
    [
      'a hunk of context only, which the caller judges',
      '--- a/x\n+++ b/x\n@@ -1 +1 @@\n a\n',
      [{ ...none, path: 'x', kind: 'text' }],
    ],
    [
      'a quoted name that is no ASCII',
      '--- "a/\\303\\274"\n+++ "b/\\303\\274"\n@@ -1 +1 @@\n-a\n+b\n',
      [{ path: 'ü', kind: 'text', added: [[1, 1]], deletionAnchors: [], addedLines: 1, removedLines: 1 }],
    ],
  ])('shows %s', (_, patch, files) => {
    expect(read(patch)).toEqual(files);
  });

  it('goes on with the next file, with either header', () => {
    const one = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n';
    const other = 'diff --git a/z b/z\nold mode 100644\nnew mode 100755\n';
    expect(read(one + one.replaceAll('/x', '/y') + other).map(({ path }) => path)).toEqual(['x', 'y', 'z']);
  });

  it.each([
    [
      'two names',
      '--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n',
      '"---" names "x" and "+++" names "y": only a "diff --git" header can say that (line 3 of the diff)',
    ],
    [
      'nothing before and after',
      '--- /dev/null\n+++ /dev/null\n',
      'a file is /dev/null before and after (line 3 of the diff)',
    ],
    ['one name only', '--- a/x\n', 'the end is where "+++ " belongs (line 2 of the diff)'],
    [
      'something else for the second',
      '--- a/x\n@@ -1 +1 @@\n',
      '"@@ -1 +1 @@" is where "+++ " belongs (line 2 of the diff)',
    ],
    ['no prefix', '--- x\n+++ x\n', 'no a/ before the name in "--- x" (line 2 of the diff)'],
    ['the other prefix', '--- a/x\n+++ a/x\n', 'no b/ before the name in "+++ a/x" (line 3 of the diff)'],
    ['an open quote', '--- "a/x\n+++ b/x\n', String.raw`unreadable name in "--- \"a/x" (line 2 of the diff)`],
    [
      'a path out of the repository',
      '--- a/../x\n+++ b/../x\n',
      '"../x" cannot be a file of a repository (line 3 of the diff)',
    ],
    ['no hunk', '--- a/x\n+++ b/x\n', 'x: no hunk follows its "---" and "+++" lines (line 3 of the diff)'],
  ])('is refused with %s', (_, patch, message) => {
    expect(() => read(patch)).toThrow(expect.objectContaining({ code: 'refused/malformed-diff', message }));
  });

  it('is none where git printed it', () => {
    const git = { plainHeaders: false, idleHunks: false };
    expect(() => read('--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n', git)).toThrow(
      expect.objectContaining({ code: 'refused/not-a-diff' }),
    );
    const below = 'diff --git a/y b/y\nindex 1..2 100644\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n';
    expect(() => read(`${below}--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n`, git)).toThrow(
      /goes on after its counts/,
    );
    expect(() => read('diff --git a/y b/y\nold mode 100644\nnew mode 100755\n--- a/x\n', git)).toThrow();
  });
});
