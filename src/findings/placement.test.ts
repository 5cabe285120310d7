import { describe, expect, it } from 'vitest';
import { SCOPE_POLICIES } from '../contracts/vocabulary.ts';
import type { FoundCause } from '../evidence/proofs/prove-cause.ts';
import { parsePatch } from '../diff/patch/parse-patch.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { SourceLines } from '../diff/source-lines.ts';
import { allowedBy, placementOf, PLACEMENTS } from './placement.ts';

/**
 * `pay.ts`, old → new: 11 kept, 12 and 13 removed, 14 kept (now 12), 15 replaced by two lines (now 13 and 14), 16 to
 * 18 kept (now 15 to 17); 31 removed between 30 (now 29) and 32 (now 30). `gone.ts` had two lines. `was.ts` is now
 * `is.ts`, with its third line changed.
 */
const changed = parsePatch(
  Buffer.from(`diff --git a/gone.ts b/gone.ts
deleted file mode 100644
index 1111111..0000000
--- a/gone.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-one
-two
diff --git a/was.ts b/is.ts
similarity index 80%
rename from was.ts
rename to is.ts
index 1111111..2222222 100644
--- a/was.ts
+++ b/is.ts
@@ -3 +3 @@
-three
+drei
diff --git a/pay.ts b/pay.ts
index 1111111..2222222 100644
--- a/pay.ts
+++ b/pay.ts
@@ -11,8 +11,7 @@
 11
-12
-13
 14
-15
+fifteen
+fifteen and a half
 16
 17
 18
@@ -30,4 +29,3 @@
 30
-31
 32
 33
diff --git a/first.ts b/second.ts
similarity index 80%
rename from first.ts
rename to second.ts
index 1111111..2222222 100644
--- a/first.ts
+++ b/second.ts
@@ -7,0 +8 @@
+eight
diff --git a/run.sh b/run.sh
old mode 100644
new mode 100755
`),
);

function place(file: string, side: 'old' | 'new', start: number, end = start): SourceLines {
  return { file: file as RepoPath, side, at: { start, end } };
}

describe('without an effect elsewhere', () => {
  it.each([
    ['an added line', place('pay.ts', 'new', 13), 'added'],
    ['lines of which one is added', place('pay.ts', 'new', 14, 16), 'added'],
    ['the line behind removed ones', place('pay.ts', 'new', 12), 'deletion_anchor'],
    ['the line before removed ones', place('pay.ts', 'new', 11), 'deletion_anchor'],
    ['the second line behind removed ones', place('pay.ts', 'new', 31), 'hunk_context'],
    ['an added line wins over a removal beside it', place('pay.ts', 'new', 12, 13), 'added'],
    ['a kept line shown in the diff', place('pay.ts', 'new', 17), 'hunk_context'],
    ['the line behind what the diff shows', place('pay.ts', 'new', 18), 'changed_file'],
    ['the line before what the diff shows', place('pay.ts', 'new', 10), 'changed_file'],
    ['a removed line', place('pay.ts', 'old', 12), 'deletion_anchor'],
    ['a replaced line', place('pay.ts', 'old', 15), 'deletion_anchor'],
    ['a kept line by its old number', place('pay.ts', 'old', 14), 'hunk_context'],
    ['an old line far from the change', place('pay.ts', 'old', 19), 'changed_file'],
    ['a line of a deleted file', place('gone.ts', 'old', 2), 'deletion_anchor'],
    ['a line of a deleted file, side not said', place('gone.ts', 'new', 1), 'deletion_anchor'],
    ['a line that a deleted file never had', place('gone.ts', 'old', 3), 'changed_file'],
    ['a removed line by the name before the rename', place('was.ts', 'old', 3), 'deletion_anchor'],
    ['a removed line by the name after the rename', place('is.ts', 'old', 3), 'deletion_anchor'],
    ['by the name before the rename, of the file that had it', place('first.ts', 'old', 3), 'changed_file'],
    ['by the name of a file that had none before', place('nothing.ts', 'old', 3), 'outside'],
    ['an old line where the hunk has only new ones', place('second.ts', 'old', 7), 'changed_file'],
    ['a new line by the name before the rename', place('was.ts', 'new', 3), 'outside'],
    ['any line of a file whose mode changed', place('run.sh', 'new', 1), 'changed_file'],
    ['a file the change does not touch', place('other.ts', 'new', 13), 'outside'],
  ])('%s', (_, at, expected) => {
    expect(placementOf({ ...at, isImpact: false }, changed)).toBe(expected);
  });
});

describe('with an effect elsewhere', () => {
  const added = place('pay.ts', 'new', 13);
  const whole: FoundCause = { ...place('run.sh', 'new', 1), whole: 'renamed' };
  it.each<[string, SourceLines, FoundCause | undefined, string]>([
    ['a cause on an added line', place('other.ts', 'new', 5), added, 'impact'],
    ['a cause on a removed line', place('other.ts', 'new', 5), place('pay.ts', 'old', 12), 'impact'],
    ['a cause in a deleted file', place('other.ts', 'new', 5), place('gone.ts', 'old', 1), 'impact'],
    [
      'a cause in a deleted file, side not said',
      place('other.ts', 'new', 5),
      place('gone.ts', 'new', 1),
      'impact',
    ],
    ['an unchanged place of another changed file', place('is.ts', 'new', 90), added, 'impact'],
    ['the place itself changed, too', place('is.ts', 'new', 3), added, 'added'],
    ['no cause', place('other.ts', 'new', 5), undefined, 'outside'],
    ['a cause on a kept line', place('other.ts', 'new', 5), place('pay.ts', 'new', 17), 'outside'],
    ['a cause merely next to a removal', place('other.ts', 'new', 5), place('pay.ts', 'new', 12), 'outside'],
    ['a cause in a file without lines', place('other.ts', 'new', 5), place('run.sh', 'new', 1), 'outside'],
    ['a cause in an untouched file', place('other.ts', 'new', 5), place('more.ts', 'new', 1), 'outside'],
    [
      'a place next to a removal is no effect',
      place('pay.ts', 'new', 12),
      place('is.ts', 'new', 3),
      'deletion_anchor',
    ],
    ['a cause in the same file', place('pay.ts', 'new', 90), added, 'impact'],
    ['a file as a whole', place('other.ts', 'new', 5), whole, 'impact'],
  ])('%s', (_, at, cause, expected) => {
    const claim = { ...at, isImpact: true, ...(cause === undefined ? {} : { cause }) };
    expect(placementOf(claim, changed)).toBe(expected);
  });

  it('is nothing without the finding saying so', () => {
    expect(placementOf({ ...place('other.ts', 'new', 5), isImpact: false, cause: added }, changed)).toBe(
      'outside',
    );
  });
});

it.each([
  ['added', ['added', 'deletion_anchor', 'impact']],
  ['diff_context', ['added', 'deletion_anchor', 'hunk_context', 'impact']],
  ['file', ['added', 'deletion_anchor', 'hunk_context', 'changed_file', 'impact']],
  ['nofilter', ['added', 'deletion_anchor', 'hunk_context', 'changed_file', 'impact', 'outside']],
] as const)('policy %s lets through %j and nothing else', (policy, admitted) => {
  expect(PLACEMENTS.filter((placement) => allowedBy(policy, placement))).toEqual(admitted);
});

it('knows every policy and seven placements', () => {
  expect(SCOPE_POLICIES).toHaveLength(4);
  expect(PLACEMENTS).toHaveLength(7);
});
