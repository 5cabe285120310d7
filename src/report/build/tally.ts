import type { Report, ReportFinding } from '../../contracts/files/report.ts';
import { isGrave } from '../../contracts/severity-rank.ts';
import type { FailLevel } from '../../contracts/vocabulary.ts';
import { compareText } from '../../kernel/order.ts';
import { fellForItsEvidence } from './drop-reasons.ts';
import type { AnyDrop } from './listed-findings.ts';

/** Everything that was raised, by what became of it. */
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

/** What a reviewer calls grave may be so, although a quote, a cause or another place that it names is not as it says. */
export function isUnproven({ value: { claim }, reason }: AnyDrop): boolean {
  return isGrave(claim) && fellForItsEvidence(reason);
}

/** Its quote stands, and it fell only because the line beside the change that it quotes is not of the change. */
export function isUnplaced({ value: { claim }, reason }: AnyDrop): boolean {
  return isGrave(claim) && 'beside' in reason;
}

/** What nobody could score is not clean: it counts like an important finding. */
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
      return grave(counts) + unjudged(counts) > 0 ? 1 : 0;
    case 'minor':
      return counts.shown + unjudged(counts) > 0 ? 1 : 0;
  }
}

/** Nobody could score it, and its reviewer calls it critical, or it was scored so before. */
function mayBeCritical({ score, severity, was }: ReportFinding): boolean {
  return score === null && (severity === 'critical' || was?.group === 'critical');
}

/** Findings that speak against the change. A minor one does not. */
export function grave({ critical, important }: Report['counts']): number {
  return critical + important;
}

export function unjudged({ unscored, not_scored }: Report['counts']): number {
  return unscored + not_scored;
}

/** Never an approval of what was not wholly reviewed, nor where a grave claim fell for its evidence or its place alone. */
export function recommendation(status: Report['status'], counts: Report['counts']): Report['recommendation'] {
  if (grave(counts) > 0) return 'request-changes';
  const { unproven = 0, unplaced = 0 } = counts;
  const isSettled = status === 'complete' && unjudged(counts) + unproven + unplaced === 0;
  return isSettled ? 'approve' : 'needs-discussion';
}

/** Folders in which critical and important findings stand, the busiest first. */
export function riskAreas(findings: readonly ReportFinding[]): string[] {
  const areas = new Map<string, number>();
  for (const { file, group } of findings) {
    if (group !== 'critical' && group !== 'important') continue;
    const area = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : file;
    areas.set(area, (areas.get(area) ?? 0) + 1);
  }
  return [...areas]
    .toSorted((a, b) => b[1] - a[1] || compareText(a[0], b[0]))
    .slice(0, 5)
    .map(([area, n]) => `${area} (${n})`);
}
