import { describe, expect, it } from 'vitest';
import { changedInDiff, isChanged } from './changed-in-diff.ts';
import { expectedExit, lintCase, type CaseFacts } from './lint-case.ts';
import { at, bug, evalCase } from './made-up.ts';

const DIFF = `diff --git a/a.sql b/a.sql
index 1..2 100644
--- a/a.sql
+++ b/a.sql
@@ -3 +3,2 @@ select
--- old
+++ new
+three
@@ -10,2 +11,0 @@
-gone
-too
diff --git a/n\u00fc w.txt b/n\u00fc w.txt
new file mode 100644
--- /dev/null
+++ b/n\u00fc w.txt\t
@@ -0,0 +1,2 @@
+one
+two
\\ No newline at end of file
`;

describe('changed lines, as git says them', () => {
  const changed = changedInDiff(DIFF);

  it.each([
    ['an added line', at('a.sql', 4), true],
    ['the line before', at('a.sql', 2), false],
    ['the line after, though it looks like a header', at('a.sql', 5), false],
    ['a span that reaches in', at('a.sql', 1, 3), true],
    ['lines only removed', at('a.sql', 11), false],
    ['the same on the old side', { ...at('a.sql', 11), side: 'old' as const }, true],
    ['a new file with a space in its name', at('n\u00fc w.txt', 2), true],
    ['a line that it has not', at('n\u00fc w.txt', 3), false],
    ['another file', at('b.sql', 4), false],
  ])('%s', (_, place, expected) => {
    expect(isChanged(changed, place)).toBe(expected);
  });
});

describe('the lint of a case', () => {
  const facts: CaseFacts = {
    changed: changedInDiff(DIFF),
    lines: (side, file) =>
      ({ 'a.sql': 20, 'caller.sql': 9, 'removed.sql': side === 'old' ? 5 : undefined })[file],
    proofs: ['D1', 'D2', 'X1'],
  };
  const sound = evalCase({
    goldens: [
      bug('D1', at('a.sql', 4)),
      bug('D2', at('caller.sql', 9), { cause: at('a.sql', 3) }),
      bug('I1', at('a.sql', 3), { sees: 'injection' }),
    ],
    decoys: [{ id: 'bait-1', file: 'a.sql', at: at('a.sql', 20), what: 'fine' }],
    defects: [bug('X1', at('removed.sql', 5))],
  });

  it('says nothing of a sound one', () => {
    expect(lintCase(sound, facts)).toEqual([]);
    expect(lintCase(sound, { ...facts, proofs: ['D1', 'D2', 'X1', 'bait-1'] })).toEqual([]);
  });

  it.each([
    ['a bug on an unchanged line', { goldens: [bug('D1', at('a.sql', 9))] }, 'D1: a.sql:9 is not changed'],
    [
      'a cause on an unchanged line',
      { goldens: [bug('D1', at('caller.sql', 1), { cause: at('a.sql', 9) })] },
      'D1: its cause a.sql:9 is no changed line',
    ],
    ['a bug beyond the file', { goldens: [bug('D1', at('a.sql', 4, 21))] }, 'beyond the end'],
    ['a bug in no file', { goldens: [bug('D1', at('c.sql', 4))] }, 'D1: there is no file c.sql on the new'],
    ['lines turned round', { goldens: [bug('D1', at('a.sql', 5, 3))] }, 'ends before it begins'],
    ['two of an id', { goldens: [bug('bait-1', at('a.sql', 4))] }, 'bait-1: two of this id'],
    ['a defect that main has not', { defects: [bug('X1', at('c.sql', 1))] }, 'X1: there is no file c.sql'],
    [
      'a bait beyond the file',
      { decoys: [{ id: 'b', file: 'a.sql', at: at('a.sql', 21), what: '' }] },
      'beyond',
    ],
    ['a bait in no file', { decoys: [{ id: 'b', file: 'c.sql', at: undefined, what: '' }] }, 'no file c.sql'],
  ])('finds %s', (_, broken, says) => {
    const of = { ...sound, ...broken };
    const proofs = [...new Set([...of.goldens, ...of.defects].map(({ id }) => id))];
    const problems = lintCase(of, { ...facts, proofs });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(says);
  });

  it.each([
    ['a bug without a proof', ['D1', 'X1'], 'D2: proof/D2.sh is missing'],
    ['a defect without a proof', ['D1', 'D2'], 'X1: proof/X1.sh is missing'],
    ['a proof of nothing', ['D1', 'D2', 'X1', 'D9'], 'proof/D9.sh is of no bug and no bait'],
    ['a proof of a bait that is not there', ['D1', 'D2', 'X1', 'bait-2'], 'proof/bait-2.sh is of no bug'],
  ])('finds %s', (_, proofs, says) => {
    const problems = lintCase(sound, { ...facts, proofs });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(says);
  });

  it.each([
    ['is not said', ['1.1.1'], undefined, ['D1: fixed_in is missing']],
    ['is not pinned', ['1.1.1'], '1.2.0', ['D1: 1.2.0 is not among the later versions']],
    ['is said of a case of our own', undefined, '1.1.1', ['D1: fixed_in is for real cases']],
    ['is pinned', ['1.1.1'], '1.1.1', []],
  ])('where a real defect is gone: what %s', (_, later, fixedIn, says) => {
    const goldens = [bug('D1', at('a.sql', 4), fixedIn === undefined ? {} : { fixedIn })];
    const of = evalCase({ goldens, ...(later && { later }) });
    expect(lintCase(of, { ...facts, proofs: ['D1'] })).toEqual(says);
  });

  it('knows how a proof has to end', () => {
    expect(
      ['D1', 'X1', 'bait-1', 'bait-0', 'bait-2', 'D9'].map((proof) => expectedExit(sound, proof)),
    ).toEqual([1, 1, 0, undefined, undefined, undefined]);
  });
});
