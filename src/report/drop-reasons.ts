import type { DropKind, DropReason } from '../findings/lifecycle.ts';

/** The words of the arithmetic line, in its order. Each kind of drop belongs to exactly one. */
export const DROP_GROUPS = [
  'below threshold',
  'not on changed lines',
  'evidence not found',
  'absence not checked',
  'duplicate',
  'suppressed',
  'not scored',
  'unscored',
] as const;
export type DropGroup = (typeof DROP_GROUPS)[number];

const GROUP_OF: Readonly<Record<DropKind, DropGroup>> = {
  path_invalid: 'evidence not found',
  quote_not_found: 'evidence not found',
  quote_without_substance: 'evidence not found',
  not_on_changed_lines: 'not on changed lines',
  cause_missing: 'not on changed lines',
  cause_not_on_changed_line: 'not on changed lines',
  rule_file_unknown: 'evidence not found',
  rule_text_not_found: 'evidence not found',
  rule_does_not_govern: 'evidence not found',
  rule_changed_in_diff: 'evidence not found',
  commit_not_in_history_table: 'evidence not found',
  comment_not_found: 'evidence not found',
  absence_not_checked: 'absence not checked',
  where_checked_not_opened: 'absence not checked',
  duplicate_of: 'duplicate',
  suppressed: 'suppressed',
  below_threshold: 'below threshold',
  not_scored: 'not scored',
  unscored: 'unscored',
};

export function dropGroup(kind: DropKind): DropGroup {
  return GROUP_OF[kind];
}

/** The kinds that a group sums up. */
export function kindsOf(group: DropGroup): DropKind[] {
  return (Object.keys(GROUP_OF) as DropKind[]).filter((kind) => GROUP_OF[kind] === group);
}

/** The reason as a reader sees it: what was claimed and why it does not count. */
export function dropText(reason: DropReason): string {
  switch (reason.kind) {
    case 'path_invalid':
      return `"${reason.file}" is no file of this repository`;
    case 'quote_not_found':
      return `the quote does not stand in ${reason.file}`;
    case 'quote_without_substance':
      return 'the quote proves nothing: it needs 10 characters and one line with an identifier';
    case 'not_on_changed_lines':
      return `stands at ${reason.placement}, which the scope policy "${reason.policy}" excludes`;
    case 'cause_missing':
      return 'an impact finding needs the changed line that causes it';
    case 'cause_not_on_changed_line':
      return 'the quoted cause does not stand on a changed line';
    case 'rule_file_unknown':
      return `${reason.ruleFile} is no rule file at base`;
    case 'rule_text_not_found':
      return `the rule text does not stand in ${reason.ruleFile} at base`;
    case 'rule_does_not_govern':
      return `${reason.ruleFile} does not govern ${reason.file}`;
    case 'rule_changed_in_diff':
      return `the rule text stands in ${reason.ruleFile} only since this change`;
    case 'commit_not_in_history_table':
      return `commit ${reason.commitRef} is not in the history table`;
    case 'comment_not_found':
      return `the comment does not stand in ${reason.file}`;
    case 'absence_not_checked':
      return 'claims that something is missing and did not look elsewhere';
    case 'where_checked_not_opened':
      return `claims to have checked ${reason.path}, which was never opened or searched`;
    case 'duplicate_of':
      return `the same as finding ${reason.fingerprint.slice(0, 12)}`;
    case 'suppressed':
      return `suppressed: ${reason.reason}`;
    case 'below_threshold':
      return `score ${reason.score} is below ${reason.threshold}`;
    case 'not_scored':
      return `only the first ${reason.cap} findings are scored`;
    case 'unscored':
      return `no acceptable score: ${reason.why}`;
  }
}
