import { by, inOrder } from '../../src/kernel/order.ts';
import type { EvalCase } from './eval-case.ts';
import { matchFindings, standsAt, type Claim } from './match-findings.ts';

/** A finding that verification or scoring dropped, with the kind of its reason. */
export type Dropped = { readonly claim: Claim; readonly guard: string };

/** What became of one review's findings between raising and reporting. */
export type Sieve = {
  readonly of: EvalCase;
  readonly raised: number;
  readonly dropped: readonly Dropped[];
  readonly shown: readonly Claim[];
};

export type GuardRow = {
  readonly guard: string;
  readonly dropped: number;
  /** Of all findings that were raised. */
  readonly share: number;
  /** Dropped although they stand at a planted bug. */
  readonly atBugs: number;
  /** Of those, at a bug that no reported finding stands at: what the guard cost. */
  readonly lost: number;
};

/** One row a guard, the busiest first. A drop away from every planted bug counts as rightly dropped. */
export function guardRows(sieves: readonly Sieve[]): GuardRow[] {
  const raised = sieves.reduce((sum, sieve) => sum + sieve.raised, 0);
  const rows = new Map<string, GuardRow>();
  for (const sieve of sieves) {
    for (const { claim, guard } of sieve.dropped) {
      const row = rows.get(guard) ?? { guard, dropped: 0, share: 0, atBugs: 0, lost: 0 };
      const [bug] = matchFindings([claim], sieve.of).hits.values();
      const isLost = bug !== undefined && !sieve.shown.some((one) => standsAt(one, bug));
      rows.set(guard, {
        guard,
        dropped: row.dropped + 1,
        share: (row.dropped + 1) / raised,
        atBugs: row.atBugs + (bug === undefined ? 0 : 1),
        lost: row.lost + (isLost ? 1 : 0),
      });
    }
  }
  return [...rows.values()].toSorted(
    inOrder(
      by(({ dropped }) => -dropped),
      by(({ guard }) => guard),
    ),
  );
}
