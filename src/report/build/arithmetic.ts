import type { Report } from '../../contracts/files/report.ts';
import { DROP_GROUPS, kindsOf, type DropGroup } from './drop-reasons.ts';

/**
 * `raised 23 = shown 4 + below threshold 9 + …`: every raised finding, once; and every one that the previous run listed,
 * `raised 2 + open before 3 = …`.
 *
 * Throws if the two sides differ: a report that lost a finding must not be rendered.
 */
export function arithmetic(counts: Report['counts']): string {
  const account = accountOf(counts);
  const total = account.reduce((sum, { n }) => sum + n, 0);
  const before = counts.followed === 0 ? '' : ` + open before ${counts.followed}`;
  if (total !== counts.raised + counts.followed) {
    throw new Error(`the report does not add up: ${counts.raised} raised${before}, ${total} accounted for`);
  }
  const terms = account.map(({ what, n }) => `${what} ${n}`);
  return `raised ${counts.raised}${before} = ${terms.join(' + ')}`;
}

export function accountOf(
  counts: Report['counts'],
): { readonly what: 'shown' | DropGroup; readonly n: number }[] {
  const groups = DROP_GROUPS.map((what) => ({
    what,
    n: kindsOf(what).reduce((sum, kind) => sum + (counts.dropped[kind] ?? 0), 0),
  }));
  return [{ what: 'shown', n: counts.shown }, ...groups.filter(({ n }) => n > 0)];
}

/** `reviewed 1 of 12 hunks, carried over 11; rules-compliance 1/1, bug-scan: carried over, history-context: no history at base`. */
export function coverageLine(coverage: Report['coverage']): string {
  if (coverage.hunks === 0) return 'no line of it is for a reviewer';
  const lenses = coverage.lenses.map((row) => {
    if (row.why !== null) return `${row.lens}: ${row.why}`;
    return row.slots === 0 && row.carried > 0
      ? `${row.lens}: carried over`
      : `${row.lens} ${row.stored}/${row.slots}`;
  });
  const carried = coverage.carried === 0 ? '' : `, carried over ${coverage.carried}`;
  return `reviewed ${coverage.reviewed} of ${coverage.hunks} hunks${carried}; ${lenses.join(', ')}`;
}
