import { describe, expect, it } from 'vitest';
import { verifiedFinding } from '../../tests/kit/finding-example.ts';
import type { DropReason } from './lifecycle.ts';
import { remarkOn } from './remarks.ts';

const raised = verifiedFinding({ title: 'Says "no"' });
const remark = (reason: DropReason) => remarkOn(2, raised, reason);

/** What is wrong, with its particulars, and the one thing to do. */
describe('a reviewer is told what is wrong and what to do', () => {
  it.each<[DropReason, RegExp]>([
    [{ kind: 'path_invalid', file: 'x.ts' }, /"x\.ts" does not exist.*Name the file/],
    [
      { kind: 'quote_not_found', file: 'x.ts' },
      /does not stand in x\.ts\. Copy whole lines exactly.*side "old"/,
    ],
    [{ kind: 'quote_without_substance' }, /proves nothing.*at least 10 characters/],
    [
      { kind: 'not_on_changed_lines', placement: 'hunk_context', policy: 'added' },
      /did not touch \(hunk_context\).*Quote the changed line.*is_impact_finding.*cause/,
    ],
    [{ kind: 'cause_missing' }, /needs a cause: the file and quote/],
    [
      { kind: 'cause_not_on_changed_line' },
      /cause stands on lines this change did not touch.*Quote a changed line/,
    ],
    [{ kind: 'rule_file_unknown', ruleFile: 'R.md' }, /"R\.md" is no rule file.*Name the rule file/],
    [{ kind: 'rule_text_cut', ruleFile: 'R.md' }, /part of a sentence of R\.md\. Copy the whole sentence/],
    [{ kind: 'rule_text_not_found', ruleFile: 'R.md' }, /does not stand in R\.md\. Copy it word for word/],
    [
      { kind: 'rule_does_not_govern', ruleFile: 'R.md', file: 'x.ts' },
      /R\.md does not govern x\.ts\. Use a rule/,
    ],
    [{ kind: 'rule_changed_in_diff', ruleFile: 'R.md' }, /R\.md says so only since this change/],
    [
      { kind: 'commit_of_other_file', commitRef: 'c0ffee1', file: 'x.ts' },
      /commit c0ffee1 for other files, not for x\.ts\. Cite a commit of that file/,
    ],
    [
      { kind: 'commit_not_in_history_table', commitRef: 'c0ffee1' },
      /commit c0ffee1 is not in.*Cite a commit/,
    ],
    [{ kind: 'comment_not_found', file: 'x.ts' }, /no comment of x\.ts says that\. Copy the comment/],
    [{ kind: 'intent_not_found' }, /stands in no commit message.*Copy the words of the author/],
    [
      { kind: 'caller_not_found', file: 'x.ts' },
      /caller's text does not stand in x\.ts at head\. Open the caller/,
    ],
    [
      { kind: 'caller_is_cause', file: 'x.ts' },
      /x\.ts as caller is added by this change.*Name a caller that was there/,
    ],
    [{ kind: 'source_not_found', file: 'x.ts' }, /source's text does not stand in x\.ts at head\. Open it/],
    [{ kind: 'sink_not_found', file: 'x.ts' }, /sink's text does not stand in x\.ts at head\. Open it/],
    [{ kind: 'existing_not_found', file: 'x.ts' }, /existing code does not stand in x\.ts at head\. Open it/],
    [
      { kind: 'existing_is_own_place', file: 'x.ts' },
      /x\.ts as existing code is the finding's own place\. Quote/,
    ],
    [{ kind: 'existing_is_added', file: 'x.ts' }, /x\.ts as existing code is added by this change\. Quote/],
    [{ kind: 'absence_not_checked' }, /Look where it could be.*where_checked.*claims_absence to false/],
    [{ kind: 'where_checked_not_opened', path: 'lib' }, /names lib, which you never opened.*Open it/],
  ])('%j', (reason, words) => {
    const line = remark(reason) ?? '';
    expect(line).toMatch(words);
    expect(line).toMatch(/^findings\[2\] "Says \\"no\\"": /);
    expect(line).toMatch(/\. Otherwise leave the finding out\.$/);
    expect(line).not.toContain('\n');
  });
});

it.each<DropReason>([
  { kind: 'duplicate_of', fingerprint: 'a' },
  { kind: 'suppressed', fingerprint: 'a', reason: 'known' },
])('and nothing where it could do nothing: %j', (reason) => {
  expect(remark(reason)).toBeUndefined();
});
