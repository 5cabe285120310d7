import type { Report, ReportFinding } from '../../contracts/files/report.ts';
import { isGrave } from '../../contracts/severity-rank.ts';
import type { FailLevel } from '../../contracts/vocabulary.ts';
import { compareText } from '../../kernel/order.ts';
import { isGraveGroup } from '../../findings/lifecycle.ts';
import { failedOnEvidence } from './drop-reasons.ts';
import type { AnyDrop } from './listed-findings.ts';

export function countsOf(
  { raised, followed }: { readonly raised: number; readonly followed: number },
  findings: readonly ReportFinding[],
  drops: readonly AnyDrop[],
): Report['counts'] {
  const inGroup = (group: ReportFinding['group']) => findings.filter((f) => f.group === group).length;
  const unproven = drops.filter(isUnproven).length;
  const unplaced = drops.filter(isUnplaced).length;
  const dropped: Record<string, number> = {};
  for (const { reason } of drops) dropped[reason.kind] = (dropped[reason.kind] ?? 0) + 1;
  return {
    raised,
    followed,
    shown: inGroup('critical') + inGroup('important') + inGroup('minor'),
    critical: inGroup('critical'),
    important: inGroup('important'),
    minor: inGroup('minor'),
    unscored: inGroup('unscored'),
    not_scored: inGroup('not-scored'),
    ...(unproven === 0 ? {} : { unproven }),
    ...(unplaced === 0 ? {} : { unplaced }),
    dropped,
  };
}

/** A claim that a reviewer calls grave may be right although a quote, a cause or another place that it names is wrong. */
export function isUnproven({ value: { claim }, reason }: AnyDrop): boolean {
  return isGrave(claim) && failedOnEvidence(reason);
}

/** Its quote was found, and it was dropped only because the quoted line next to the change is not part of the change. */
export function isUnplaced({ value: { claim }, reason }: AnyDrop): boolean {
  return isGrave(claim) && 'beside' in reason;
}

/** An unscored finding is not clean: it counts like an important one. */
export function exitFor(
  counts: Report['counts'],
  failOn: FailLevel,
  findings: readonly ReportFinding[],
): 0 | 1 {
  switch (failOn) {
    case 'never':
      return 0;
    case 'critical':
      return counts.critical > 0 || findings.some(mayBeCritical) ? 1 : 0;
    case 'important':
      return graveCount(counts) + unjudgedCount(counts) > 0 ? 1 : 0;
    case 'minor':
      return counts.shown + unjudgedCount(counts) > 0 ? 1 : 0;
  }
}

/** Nobody could score it, and its reviewer or an earlier scorer called it critical. */
function mayBeCritical({ score, severity, was }: ReportFinding): boolean {
  return score === null && (severity === 'critical' || was?.group === 'critical');
}

/** Findings that count against the change. A minor one does not. */
export function graveCount({ critical, important }: Report['counts']): number {
  return critical + important;
}

export function unjudgedCount({ unscored, not_scored }: Report['counts']): number {
  return unscored + not_scored;
}

/**
 * Never approves what was not reviewed completely, nor a change with a grave claim that was dropped only for its evidence or
 * its place.
 */
export function recommendation(status: Report['status'], counts: Report['counts']): Report['recommendation'] {
  if (graveCount(counts) > 0) return 'request-changes';
  const { unproven = 0, unplaced = 0 } = counts;
  const isSettled = status === 'complete' && unjudgedCount(counts) + unproven + unplaced === 0;
  return isSettled ? 'approve' : 'needs-discussion';
}

export function riskAreas(findings: readonly ReportFinding[]): string[] {
  const areas = new Map<string, number>();
  for (const { file, group } of findings) {
    if (!isGraveGroup(group)) continue;
    const area = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : file;
    areas.set(area, (areas.get(area) ?? 0) + 1);
  }
  return [...areas]
    .toSorted((a, b) => b[1] - a[1] || compareText(a[0], b[0]))
    .slice(0, 5)
    .map(([area, n]) => `${area} (${n})`);
}
