import { SHORTEST_QUOTE } from '../../evidence/substance.ts';
import type { DropKind, DropReason } from '../../findings/lifecycle.ts';

/** The words of the arithmetic line, in its order. Each kind of drop belongs to exactly one. */
export const DROP_GROUPS = [
  'below threshold',
  'not on changed lines',
  'evidence not found',
  'absence not checked',
  'refused and not given again',
  'duplicate',
  'suppressed',
  'not scored',
  'unscored',
  'raised again',
  'fixed',
  'withdrawn',
] as const;
export type DropGroup = (typeof DROP_GROUPS)[number];

const GROUP_OF: Readonly<Record<DropKind, DropGroup>> = {
  path_invalid: 'evidence not found',
  quote_not_found: 'evidence not found',
  quote_without_substance: 'evidence not found',
  not_on_changed_lines: 'not on changed lines',
  quote_of_another_line: 'evidence not found',
  cause_missing: 'not on changed lines',
  cause_not_on_changed_line: 'not on changed lines',
  cause_not_in_change: 'not on changed lines',
  rests_on_not_found: 'evidence not found',
  rule_file_unknown: 'evidence not found',
  rule_text_not_found: 'evidence not found',
  rule_text_cut: 'evidence not found',
  rule_does_not_govern: 'evidence not found',
  rule_changed_in_diff: 'evidence not found',
  commit_not_in_history_table: 'evidence not found',
  commit_of_other_file: 'evidence not found',
  comment_not_found: 'evidence not found',
  intent_not_found: 'evidence not found',
  caller_not_found: 'evidence not found',
  caller_is_cause: 'evidence not found',
  source_not_found: 'evidence not found',
  sink_not_found: 'evidence not found',
  existing_not_found: 'evidence not found',
  existing_is_own_place: 'evidence not found',
  existing_is_added: 'evidence not found',
  absence_not_checked: 'absence not checked',
  where_checked_not_opened: 'absence not checked',
  not_given_again: 'refused and not given again',
  duplicate_of: 'duplicate',
  suppressed: 'suppressed',
  below_threshold: 'below threshold',
  not_scored: 'not scored',
  unscored: 'unscored',
  raised_again: 'raised again',
  fixed: 'fixed',
  withdrawn: 'withdrawn',
};

/** The kinds that a group sums up. */
export function kindsOf(group: DropGroup): DropKind[] {
  return (Object.keys(GROUP_OF) as DropKind[]).filter((kind) => GROUP_OF[kind] === group);
}

type Texts = { readonly [K in DropKind]: (reason: Extract<DropReason, { kind: K }>) => string };

const TEXTS: Texts = {
  path_invalid: (r) => `"${r.file}" is no file of this repository`,
  quote_not_found: (r) => `the quote does not stand in ${r.file}`,
  quote_without_substance: () =>
    `the quote proves nothing: off the change's lines it needs ${SHORTEST_QUOTE} characters and one line with an identifier`,
  not_on_changed_lines: (r) => `stands at ${r.placement}, which the scope policy "${r.policy}" excludes`,
  quote_of_another_line: (r) =>
    `the quote stands on unchanged lines of ${r.file}, and changed line ${r.line} may be meant`,
  cause_missing: () => 'an impact finding needs the changed line that causes it',
  cause_not_on_changed_line: () => 'the quoted cause does not stand on a changed line',
  cause_not_in_change: (r) => `the change has not ${r.whole} ${r.file}, which it names as the cause`,
  rests_on_not_found: (r) => `what it rests on does not stand in ${r.file}`,
  rule_file_unknown: (r) => `${r.ruleFile} is no rule file at base`,
  rule_text_not_found: (r) => `the rule text does not stand in ${r.ruleFile} at base`,
  rule_text_cut: (r) =>
    `the rule text is a part of a sentence of ${r.ruleFile}, which may say something else`,
  rule_does_not_govern: (r) => `${r.ruleFile} does not govern ${r.file}`,
  rule_changed_in_diff: (r) => `the rule text stands in ${r.ruleFile} only since this change`,
  commit_not_in_history_table: (r) => `commit ${r.commitRef} is not in the history table`,
  commit_of_other_file: (r) => `the history table has commit ${r.commitRef} for other files than ${r.file}`,
  comment_not_found: (r) => `the comment does not stand in ${r.file}`,
  intent_not_found: () => 'the intent it cites stands in no commit message and not in the pull request',
  caller_not_found: (r) => `the caller's text does not stand in ${r.file} at head`,
  caller_is_cause: (r) => `the caller it cites is added in ${r.file}, where the cause is`,
  source_not_found: (r) => `the text of the data's source does not stand in ${r.file} at head`,
  sink_not_found: (r) => `the text of the data's sink does not stand in ${r.file} at head`,
  existing_not_found: (r) => `the existing code it cites does not stand in ${r.file} at head`,
  existing_is_own_place: (r) => `the existing code it cites in ${r.file} is its own place`,
  existing_is_added: (r) => `the existing code it cites in ${r.file} is added by this change`,
  absence_not_checked: () => 'claims that something is missing and did not look elsewhere',
  where_checked_not_opened: (r) => `claims to have checked ${r.path}, which was never opened or searched`,
  not_given_again: (r) => `said to be ${r.severity}, refused (${r.why}), and not given again`,
  duplicate_of: (r) => `the same as finding ${r.fingerprint.slice(0, 12)}`,
  suppressed: (r) => `suppressed: ${r.reason}`,
  below_threshold: (r) => `score ${r.score} is below ${r.threshold}`,
  not_scored: (r) => `only the first ${r.cap} defects are scored`,
  unscored: (r) => `no acceptable score: ${r.why}`,
  raised_again: (r) => `raised again, now as ${r.fingerprint.slice(0, 12)}`,
  fixed: (r) => r.why,
  withdrawn: (r) => r.why,
};

/** The reason as a reader sees it: what was claimed and why it does not count. */
export function dropText<R extends DropReason>(reason: R): string {
  const text = TEXTS[reason.kind] as (reason: DropReason) => string;
  return text(reason);
}

/** Whether a claim was dropped for what it quotes or names, and not for what it says; also one that was left out for that. */
export function fellForItsEvidence(reason: DropReason): boolean {
  const kind = reason.kind === 'not_given_again' ? reason.was : reason.kind;
  if (kind.startsWith('cause_')) return true;
  const group = Object.hasOwn(GROUP_OF, kind) ? GROUP_OF[kind as DropKind] : undefined;
  return group === 'evidence not found' || group === 'absence not checked';
}
