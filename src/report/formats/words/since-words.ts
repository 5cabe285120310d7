import type { Report, ReportFinding } from '../../../contracts/files/report.ts';

type Since = NonNullable<Report['since']>;

/** `Since the review of 2026-01-02 (run r7k2ab)`: the review that this one continues. */
export function sinceTitle({ run, planned_at }: Since): string {
  return `Since the review of ${planned_at.slice(0, 10)} (run ${run})`;
}

/** `1 new, 2 still open, 1 fixed`; zero counts of the rest are left out. */
export function sinceCounts({ new: added, open, fixed, unconfirmed, dismissed, withdrawn }: Since): string {
  const rest = [
    ['not confirmed any more', unconfirmed],
    ['dismissed', dismissed],
    ['withdrawn', withdrawn],
  ] as const;
  const named = rest.flatMap(([word, n]) => (n === 0 ? [] : [`${n} ${word}`]));
  return [`${added} new`, `${open} still open`, `${fixed} fixed`, ...named].join(', ');
}

/** `, new` or `, open since run r7k2ab`; empty in a review that started afresh. */
export function stateLabel({ state, since, was }: ReportFinding, report: Report): string {
  if (report.since === null) return '';
  if (state === 'new') return ', new';
  const before = was === undefined ? '' : `, ${[was.group, was.score].join(' ').trim()} before`;
  return `, open since run ${since ?? report.since.run}${before}`;
}
