import { severityRank } from '../contracts/severity-rank.ts';
import { by, inOrder, type Order } from '../kernel/order.ts';
import { severityOf, type MergedFinding, type VerifiedFinding } from './lifecycle.ts';

const bySeverity = by<VerifiedFinding>((finding) => severityRank({ severity: severityOf(finding) }));

/** Total over different findings: the order never depends on which agent answered first. */
const byPlace: Order<VerifiedFinding> = inOrder(
  by((f) => f.file),
  by((f) => f.at.start),
  by((f) => f.at.end),
  by((f) => f.side),
  by((f) => f.lens),
  by((f) => f.claim.title),
  by((f) => f.fingerprint),
  by((f) => JSON.stringify(f.claim)),
  // Last: slot names carry no meaning, and differ between a review and the same one in shards.
  by((f) => f.slot),
);

/** The most severe first, then by place. */
export const strongestFirst: Order<VerifiedFinding> = inOrder(bySeverity, byPlace);

/** The most severe first, then those that more agents raised, then by place. */
export function rankFindings(findings: readonly MergedFinding[]): MergedFinding[] {
  return findings.toSorted(
    inOrder<MergedFinding>(
      bySeverity,
      by((f) => -f.witnesses.length),
      byPlace,
    ),
  );
}
