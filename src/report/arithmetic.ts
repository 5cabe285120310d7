import type { Report } from '../contracts/report.ts';
import { DROP_GROUPS, kindsOf } from './drop-reasons.ts';

/**
 * `raised 23 = shown 4 + below threshold 9 + …`: every finding that was raised, once.
 *
 * Throws when the two sides differ: a report that lost a finding must not be rendered.
 */
export function arithmetic(counts: Report['counts']): string {
  const groups = DROP_GROUPS.map((group) => ({
    group,
    n: kindsOf(group).reduce((sum, kind) => sum + (counts.dropped[kind] ?? 0), 0),
  }));
  const total = counts.shown + groups.reduce((sum, { n }) => sum + n, 0);
  if (total !== counts.raised) {
    throw new Error(`the report does not add up: ${counts.raised} raised, ${total} accounted for`);
  }
  const terms = [
    `shown ${counts.shown}`,
    ...groups.filter(({ n }) => n > 0).map(({ group, n }) => `${group} ${n}`),
  ];
  return `raised ${counts.raised} = ${terms.join(' + ')}`;
}

/** `reviewed 12 of 12 hunks; rules-compliance 1/1, bug-scan 2/2, history-context: no history at base`. */
export function coverageLine(coverage: Report['coverage']): string {
  const lenses = coverage.lenses.map((row) =>
    row.why === null ? `${row.lens} ${row.stored}/${row.slots}` : `${row.lens}: ${row.why}`,
  );
  return `reviewed ${coverage.reviewed} of ${coverage.hunks} hunks; ${lenses.join(', ')}`;
}
