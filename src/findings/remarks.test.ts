import { describe, expect, it } from 'vitest';
import { verifiedFinding } from '../../tests/kit/finding-example.ts';
import { DROPS, recordOf } from './drop-records.ts';
import type { DropReason } from './lifecycle.ts';
import { remarkOn } from './remarks.ts';

const raised = verifiedFinding({ title: 'Says "no"' });
const remark = (reason: DropReason) => remarkOn(2, raised, reason);

/** Whatever any reason holds besides its kind. */
const PARTICULARS = {
  ...{ file: 'x.ts', ruleFile: 'R.md', commitRef: 'c0ffee1', path: 'lib', line: 7, whole: 'renamed' },
  ...{ placement: 'hunk_context', policy: 'added', fingerprint: 'f1', reason: 'known', why: 'why' },
  ...{ was: 'path_invalid', severity: 'high', cap: 15, score: 10, threshold: 75 },
} as const;
const reasons = Object.keys(DROPS).map((kind) => ({ kind, ...PARTICULARS }) as DropReason);

it.each(reasons)(
  '$kind: readers and reviewers are told in a line what is wrong, a page what it means',
  (reason) => {
    const { text, means } = recordOf(reason);
    expect(text(reason)).toMatch(/^[^\n]{3,}$/);
    if (typeof means === 'string') expect(means).toMatch(/^[^\n|]{20,}$/);
    const line = remark(reason);
    if (line !== undefined)
      expect(line).toMatch(
        /^findings\[2\] "Says \\"no\\"": [^\n]{10,}[^.]\. Otherwise leave the finding out\.$/,
      );
  },
);

describe('a reviewer is told the one thing to do', () => {
  it.each<[DropReason, RegExp]>([
    [{ kind: 'quote_not_found', file: 'x.ts' }, /is not in x\.ts\. Copy whole lines exactly.*side "old"/],
    [{ kind: 'quote_without_substance' }, /proves nothing.*at least 10 characters/],
    [
      { kind: 'not_on_changed_lines', placement: 'hunk_context', policy: 'added' },
      /did not touch \(hunk_context\).*Quote the changed line.*is_impact_finding.*cause/,
    ],
    [{ kind: 'caller_not_found', file: 'x.ts' }, /caller's text.*in x\.ts at head\. Open the caller and/],
    [{ kind: 'absence_not_checked' }, /Look where it could be.*where_checked.*claims_absence to false/],
  ])('%j', (reason, words) => {
    expect(remark(reason)).toMatch(words);
  });
});

it.each<DropReason>([
  { kind: 'duplicate_of', fingerprint: 'a' },
  { kind: 'suppressed', fingerprint: 'a', reason: 'known' },
])('and nothing where it could do nothing: %j', (reason) => {
  expect(remark(reason)).toBeUndefined();
});
