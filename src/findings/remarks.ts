import type { LostPlace } from '../evidence/prove-claim.ts';
import { QUOTE_MORE } from '../evidence/substance.ts';
import type { DropReason, RaisedFinding, VerifiedFinding } from './lifecycle.ts';

type Remarks = {
  readonly [K in DropReason['kind']]: ((reason: Extract<DropReason, { kind: K }>) => string) | null;
};

const REMARKS_ON_LOST: Readonly<Record<LostPlace['part'], (file: string) => string>> = {
  also: (file) => `a quote in also does not stand in ${file}. Copy whole lines exactly as the file has them.`,
  rests_on: (file) =>
    `what rests_on quotes does not stand in ${file}. Copy whole lines exactly as the file has them; name a package's file as deps/NAME/….`,
};

/** What a reviewer can do about a claim that did not hold. Said while it is still alive; null for what it cannot mend. */
const REMARKS: Remarks = {
  path_invalid: ({ file }) => `file "${file}" does not exist. Name the file as the packet does.`,
  quote_not_found: ({ file }) =>
    `the quote does not stand in ${file}. Copy whole lines exactly as the file has them (side "old" for removed lines).`,
  quote_without_substance: () => `the quote proves nothing: ${QUOTE_MORE}.`,
  not_on_changed_lines: ({ placement }) =>
    `the quote stands on lines this change did not touch (${placement}). Quote the changed line that is wrong, if a removed line is missed quote that with side "old", or, if the change breaks a place elsewhere, set is_impact_finding and quote the changed line as cause.`,
  quote_of_another_line: ({ file, line }) =>
    `the quote stands on lines of ${file} that this change did not touch; line ${line}, which it did, is another one, character by character. If that one is meant, copy it exactly.`,
  cause_missing: () =>
    'is_impact_finding needs a cause: the file and quote of the changed line that breaks this place, or a file renamed or deleted.',
  cause_not_on_changed_line: () =>
    'the quoted cause stands on lines this change did not touch. Quote a changed line.',
  cause_not_in_change: ({ file, whole }) =>
    `the change has not ${whole} ${file}. Name a file that it has, or quote a changed line as cause.`,
  rests_on_not_found: ({ file }) => REMARKS_ON_LOST.rests_on(file),
  rule_file_unknown: ({ ruleFile }) =>
    `"${ruleFile}" is no rule file of the packet. Name the rule file as the packet does.`,
  rule_text_not_found: ({ ruleFile }) =>
    `the rule text does not stand in ${ruleFile}. Copy it word for word.`,
  rule_text_cut: ({ ruleFile }) =>
    `the rule text is a part of a sentence of ${ruleFile}. Copy the whole sentence, or the whole list item, word for word.`,
  rule_does_not_govern: ({ ruleFile, file }) => `${ruleFile} does not govern ${file}. Use a rule that does.`,
  rule_changed_in_diff: ({ ruleFile }) =>
    `${ruleFile} says so only since this change, so it is not in force yet.`,
  commit_of_other_file: ({ commitRef, file }) =>
    `the history table has commit ${commitRef} for other files, not for ${file}. Cite a commit of that file, or quote the file that it touched in cause, also or rests_on.`,
  commit_not_in_history_table: ({ commitRef }) =>
    `commit ${commitRef} is not in the history table. Cite a commit of the table.`,
  comment_not_found: ({ file }) => `no comment of ${file} says that. Copy the comment word for word.`,
  intent_not_found: () =>
    'the intent text stands in no commit message and not in the pull request. Copy the words of the author, not those of the summary.',
  caller_not_found: ({ file }) =>
    `the caller's text does not stand in ${file} at head. Open the caller and copy whole lines.`,
  caller_is_cause: ({ file }) =>
    `what you quote of ${file} as caller is added by this change, where the cause is. Name a caller that was there before.`,
  source_not_found: ({ file }) =>
    `the source's text does not stand in ${file} at head. Open it and copy whole lines.`,
  sink_not_found: ({ file }) =>
    `the sink's text does not stand in ${file} at head. Open it and copy whole lines.`,
  existing_not_found: ({ file }) =>
    `the existing code does not stand in ${file} at head. Open it and copy whole lines.`,
  existing_is_own_place: ({ file }) =>
    `what you quote of ${file} as existing code is the finding's own place. Quote the code that was there before.`,
  existing_is_added: ({ file }) =>
    `what you quote of ${file} as existing code is added by this change. Quote the code that was there before.`,
  absence_not_checked: () =>
    'it says that something is missing. Look where it could be, set checked_for_handling_elsewhere and name the places in where_checked; if nothing needs to be elsewhere, set claims_absence to false.',
  where_checked_not_opened: ({ path }) =>
    `where_checked names ${path}, which you never opened or searched. Open it, or name only what you did.`,
  not_given_again: null,
  duplicate_of: null,
  suppressed: null,
  below_threshold: null,
  not_scored: null,
  unscored: null,
  raised_again: null,
  fixed: null,
  withdrawn: null,
};

/** One line for the reviewer: which finding, what is wrong, what to do. Undefined when it is not the reviewer's to mend. */
export function remarkOn(index: number, { claim }: RaisedFinding, reason: DropReason): string | undefined {
  const remark = REMARKS[reason.kind] as ((reason: DropReason) => string) | null;
  if (remark === null) return undefined;
  return `findings[${index}] ${JSON.stringify(claim.title)}: ${remark(reason)} Otherwise leave the finding out.`;
}

/** A line for each further place that is not there: the claim stands without it. */
export function remarksOnLost(index: number, { claim, lost = [] }: VerifiedFinding): string[] {
  return lost.map(
    ({ part, file }) =>
      `findings[${index}] ${JSON.stringify(claim.title)}: ${REMARKS_ON_LOST[part](file)} Otherwise leave that place out, and keep the finding.`,
  );
}
