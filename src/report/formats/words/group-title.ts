import type { ReportFinding } from '../../../contracts/files/report.ts';
import { CRITICAL_FROM, CONFIRMED_FROM, THRESHOLD } from '../../../scores/rubric.ts';

type Group = ReportFinding['group'];

const SCORED: Partial<Record<Group, readonly [name: string, from: number, to: number]>> = {
  critical: ['Critical Issues', CRITICAL_FROM, 100],
  important: ['Important Issues', THRESHOLD, CRITICAL_FROM - 1],
  minor: ['Minor Notes', CONFIRMED_FROM, THRESHOLD - 1],
};

const UNSCORED: Partial<Record<Group, string>> = {
  unscored: 'Not scored: no acceptable score, judge for yourself',
  'not-scored': 'Not scored: beyond the limit of scored findings',
};

export const GROUPS: readonly Group[] = ['critical', 'important', 'unscored', 'not-scored', 'minor'];

/**
 * The heading of a group, with the scores that belong there. A project may set another threshold: if a finding has a score
 * outside the usual range, the heading names the range of those in the group.
 */
export function groupTitle(group: Group, findings: readonly Pick<ReportFinding, 'score'>[]): string {
  const scored = SCORED[group];
  if (scored === undefined) return UNSCORED[group] ?? group;
  const [name, from, to] = scored;
  const scores = findings.flatMap(({ score }) => (score === null ? [] : [score]));
  const [low, high] = [Math.min(from, ...scores), Math.max(to, ...scores)];
  if (low === from && high === to) return `${name} (score ${high === 100 ? `≥ ${from}` : `${from}–${to}`})`;
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  return `${name} (score ${least === most ? least : `${least}–${most}`})`;
}
