import { expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { hunksAt, hunksUnder } from './hunks-under.ts';

/** Old lines 11 to 14 are new lines 11 to 13; old line 31 is gone behind new line 29. `logo.png` has no lines. */
const changed = parsePatch(
  Buffer.from(`diff --git a/pay.ts b/pay.ts
index 1111111..2222222 100644
--- a/pay.ts
+++ b/pay.ts
@@ -11,4 +11,3 @@
 11
-12
-13
+twelve
 14
@@ -31 +29,0 @@
-31
diff --git a/ship.ts b/ship.ts
index 1111111..2222222 100644
--- a/ship.ts
+++ b/ship.ts
@@ -1 +1 @@
-one
+eins
diff --git a/logo.png b/logo.png
index 1111111..2222222 100644
Binary files a/logo.png and b/logo.png differ
`),
);

const place = (file: string, side: 'old' | 'new', start: number, end = start) => ({
  file: file as RepoPath,
  side,
  at: { start, end },
});

it.each([
  ['the hunk at its place', place('pay.ts', 'new', 12), ['pay.ts#1']],
  ['by the first line of a hunk', place('pay.ts', 'new', 11), ['pay.ts#1']],
  ['by the last line of a hunk', place('pay.ts', 'new', 13), ['pay.ts#1']],
  ['by the last old line of a hunk', place('pay.ts', 'old', 14), ['pay.ts#1']],
  ['a hunk that only removes, by its old line', place('pay.ts', 'old', 31), ['pay.ts#2']],
  ['both that it reaches over', place('pay.ts', 'old', 14, 31), ['pay.ts#1', 'pay.ts#2']],
  ['all of the file behind a hunk', place('pay.ts', 'new', 14), ['pay.ts#1', 'pay.ts#2']],
  ['all of the file where nothing is left of a hunk', place('pay.ts', 'new', 29), ['pay.ts#1', 'pay.ts#2']],
  [
    'all of the change for a file that has no lines',
    place('logo.png', 'new', 1),
    ['pay.ts#1', 'pay.ts#2', 'ship.ts#1'],
  ],
  [
    'all of the change for a file it does not touch',
    place('card.ts', 'new', 1),
    ['pay.ts#1', 'pay.ts#2', 'ship.ts#1'],
  ],
  [
    'the hunk of its cause, wherever it stands itself',
    { ...place('pay.ts', 'new', 12), cause: place('ship.ts', 'new', 1) },
    ['ship.ts#1'],
  ],
])('hangs on %s', (_, finding, hunks) => {
  expect(hunksUnder(finding, changed)).toEqual(hunks);
});

it.each([
  ['a line that a hunk shows', place('pay.ts', 'new', 13), ['pay.ts#1']],
  ['a line that it does not', place('pay.ts', 'new', 20), []],
  ['removed text', place('pay.ts', 'old', 31), ['pay.ts#2']],
  ['lines of two hunks', place('pay.ts', 'old', 14, 31), ['pay.ts#1', 'pay.ts#2']],
  ['a file without lines', place('logo.png', 'new', 1), []],
  ['a file that is not changed', place('else.ts', 'new', 1), []],
])('%s is in just the hunks that show it', (_, where, expected) => {
  expect(hunksAt(where, changed)).toEqual(expected);
});
