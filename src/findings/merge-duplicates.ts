import type { Dropped, Sifted } from '../kernel/sifted.ts';
import type { DropReason, MergedFinding, VerifiedFinding } from './lifecycle.ts';
import { strongestFirst } from './rank-findings.ts';
import { sameClaim } from './same-claim.ts';

/**
 * One finding of each group of findings that say the same of the same place: the strongest, with the others as witnesses.
 *
 * Done before scoring, because each score is a call of an agent. An agent that repeats itself is a duplicate and no
 * witness: agreement raises rank, so it takes another agent.
 */
export function mergeDuplicates(
  findings: readonly VerifiedFinding[],
): Sifted<VerifiedFinding, MergedFinding, DropReason> {
  const groups: { readonly leader: VerifiedFinding; readonly others: VerifiedFinding[] }[] = [];
  const dropped: Dropped<VerifiedFinding, DropReason>[] = [];
  for (const finding of findings.toSorted(strongestFirst)) {
    const group = groups.find(({ leader }) => sameClaim(leader, finding));
    if (group === undefined) {
      groups.push({ leader: finding, others: [] });
      continue;
    }
    group.others.push(finding);
    dropped.push({ value: finding, reason: { kind: 'duplicate_of', fingerprint: group.leader.fingerprint } });
  }
  const kept = groups.map(({ leader, others }) => ({ ...leader, witnesses: witnessesOf(leader, others) }));
  return { kept, dropped };
}

/** One an agent call, and not the call that the leader is from. */
function witnessesOf(leader: VerifiedFinding, others: readonly VerifiedFinding[]): VerifiedFinding[] {
  const heard = new Set([leader.slot]);
  return others.filter(({ slot }) => !heard.has(slot) && heard.add(slot));
}
