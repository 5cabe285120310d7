import type { AuditState, RoundState } from '../../src/audit/fold/audit-state.ts';
import { fixesFinding } from './audit-example.ts';
import type { Untimed } from './audit-journal.ts';
import type { World } from './played-world.ts';

type Reviewed = {
  readonly state: AuditState;
  /** Findings, by the numbers of their fixes. */
  readonly ids: readonly string[];
  /** Findings of the reviewer, by the numbers of the faults; those of this review are added. */
  readonly reviews: string[];
  readonly run: string;
};

/** The next review of a world: whatever is wrong with fixes that stand. */
export function reviewedIn({ faults }: World, { state, ids, reviews, run: name }: Reviewed): Untimed[] {
  const round = state.rounds[0] as RoundState;
  const raised = faults.flatMap((fault, n) => {
    const made = round.commits.find(({ subject }) => subject === ids[fault.fix]);
    const id = `FD-R1-00${n + 1}`;
    if (fault.review !== round.reviews.length || made === undefined) return [];
    reviews[n] = id;
    const finding = fixesFinding({ id, severity: fault.severity, fingerprint: `${n}`.repeat(64) });
    return [{ finding, about: fault.nowhere ? [] : [made.sha] }];
  });
  const run = `veri${name}`;
  return [
    { kind: 'planned', round: 1, stage: 'verify', run, subject: '' },
    {
      ...{ kind: 'reviewed', round: 1, run, head: state.head, lines_changed: 2 },
      findings: raised.map(({ finding }) => finding),
      about: raised.map(({ finding: { id }, about }) => ({ id, commits: about })),
    },
  ];
}
