import { by, inOrder } from '../kernel/order.ts';
import type { Dropped, Sifted } from '../kernel/sifted.ts';
import { nextFingerprint } from './fingerprint.ts';
import type { DropReason, MergedFinding, VerifiedFinding } from './lifecycle.ts';
import { strongestFirst } from './rank-findings.ts';
import { isSameClaim } from './accepted/same-claim.ts';

/**
 * The strongest finding of each group that makes the same claim about the same place, with the others as witnesses.
 *
 * Done before scoring, because each score is an agent call. An agent that repeats itself adds a duplicate, not a witness:
 * agreement raises rank, so it takes another agent.
 *
 * @param isEarlier raised before somebody was asked again: it leads, whatever is stronger, and keeps its fingerprint, which its
 *   score is bound to
 */
export function mergeDuplicates(
  findings: readonly VerifiedFinding[],
  isEarlier: (finding: VerifiedFinding) => boolean = () => false,
): Sifted<VerifiedFinding, MergedFinding, DropReason> {
  const groups: Group[] = [];
  // The same claim is in one file, so ten thousand findings are not each compared with all others.
  const byFile = new Map<string, Group[]>();
  const dropped: Dropped<VerifiedFinding, DropReason>[] = [];
  const used = new Map<string, number>();
  for (const finding of findings.toSorted(
    inOrder(
      by((one) => (isEarlier(one) ? 0 : 1)),
      strongestFirst,
    ),
  )) {
    const beside = byFile.get(finding.file) ?? [];
    const group = beside.find(({ leader }) => isSameClaim(leader, finding));
    if (group === undefined) {
      const opened: Group = { leader: withOwnFingerprint(finding, used), others: [] };
      groups.push(opened);
      beside.push(opened);
      byFile.set(finding.file, beside);
      continue;
    }
    group.others.push(finding);
    dropped.push({ value: finding, reason: { kind: 'duplicate_of', fingerprint: group.leader.fingerprint } });
  }
  const kept = groups.map(({ leader, others }) => ({ ...leader, witnesses: witnessesOf(leader, others) }));
  return { kept, dropped };
}

type Group = { readonly leader: VerifiedFinding; readonly others: VerifiedFinding[] };

/** From here on a fingerprint names one finding. `used` counts how often each was given out. */
function withOwnFingerprint(finding: VerifiedFinding, used: Map<string, number>): VerifiedFinding {
  const { fingerprint } = finding;
  const before = used.get(fingerprint) ?? 0;
  used.set(fingerprint, before + 1);
  return before === 0 ? finding : { ...finding, fingerprint: nextFingerprint(fingerprint, before) };
}

/** One per agent call, and not from the leader's own call. */
function witnessesOf(leader: VerifiedFinding, others: readonly VerifiedFinding[]): VerifiedFinding[] {
  const heard = new Set([leader.slot]);
  return others.filter(({ slot }) => !heard.has(slot) && heard.add(slot));
}
