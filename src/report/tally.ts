import type { Report, ReportFinding } from '../contracts/report.ts';
import type { FailLevel } from '../contracts/vocabulary.ts';
import { compareText } from '../kernel/order.ts';
import type { AnyDrop } from './listed-findings.ts';

/** Everything that was raised, by what became of it. */
export function countsOf(
  { raised, followed }: { readonly raised: number; readonly followed: number },
  findings: readonly ReportFinding[],
  drops: readonly AnyDrop[],
): Report['counts'] {
  const inGroup = (group: ReportFinding['group']) => findings.filter((f) => f.group === group).length;
  const dropped: Record<string, number> = {};
  for (const { reason } of drops) dropped[reason.kind] = (dropped[reason.kind] ?? 0) + 1;
  return {
    raised,
    followed,
    shown: inGroup('critical') + inGroup('important'),
    critical: inGroup('critical'),
    important: inGroup('important'),
    minor: inGroup('minor'),
    unscored: inGroup('unscored'),
    not_scored: inGroup('not-scored'),
    dropped,
  };
}

/** What nobody could score is not clean: it counts like an important finding. */
export function exitFor(counts: Report['counts'], failOn: FailLevel): 0 | 1 {
  switch (failOn) {
    case 'never':
      return 0;
    case 'critical':
      return counts.critical > 0 ? 1 : 0;
    case 'important':
      return counts.shown + counts.unscored + counts.not_scored > 0 ? 1 : 0;
  }
}

/** Never an approval of what was not wholly reviewed. */
export function recommendation(status: Report['status'], counts: Report['counts']): Report['recommendation'] {
  if (counts.shown > 0) return 'request-changes';
  return status !== 'complete' || counts.unscored + counts.not_scored > 0 ? 'needs-discussion' : 'approve';
}

/** Folders in which shown findings stand, the busiest first. */
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
