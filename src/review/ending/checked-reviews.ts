import type { SlotName } from '../../contracts/shapes.ts';
import type { Review } from '../../contracts/replies/review.ts';
import { slotLenses } from '../../contracts/slot-lenses.ts';
import { SOURCE_READER } from '../../contracts/vocabulary.ts';
import { checkReview, type CheckedReview } from '../../findings/check-review.ts';
import { splitSources, type SourceReview } from '../../replies/split-sources.ts';
import { looksOf } from '../phases/looks-of.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { isByHand } from '../../run/stored/by-hand.ts';
import { agentsThatReplied, type SlotState } from '../../run/slots/slot-state.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { worldOf } from '../phases/world-of.ts';

export type StoredAndChecked = CheckedReview & {
  readonly slot: SlotName;
  /** The slot was opened again since then, and may get another reply. */
  readonly isEarlier: boolean;
};

/**
 * Checks every stored review of a run again against git, each lens of a call separately. Of replies to one slot, the
 * earlier comes first.
 */
export async function checkedReviews(run: Run): Promise<readonly StoredAndChecked[]> {
  const stored = run.states
    .filter(({ slot }) => slotLenses(slot).length > 0)
    .flatMap((state) => agentsThatReplied(state).map((agentId) => checkStored(run, state, agentId)));
  return (await Promise.all(stored)).flat();
}

async function checkStored(run: Run, { slot, storedBy }: SlotState, agentId: string) {
  const reviews = await reviewsIn(run, slot, agentId);
  const looks = isByHand(agentId) ? undefined : looksOf(run.ledger, agentId);
  return Promise.all(
    reviews.map(async ({ lens, review, places }) => {
      const checked = checkReview(lens, review, await worldOf(run, slot, looks, review), places);
      return {
        ...checked,
        isEarlier: agentId !== storedBy,
        slot: slot.slot,
        refusedClaims: checked.refusedClaims.map((claim) => `${slot.agent}: ${claim}`),
      };
    }),
  );
}

async function reviewsIn(run: Run, slot: SlotState['slot'], by: string): Promise<readonly SourceReview[]> {
  if (slot.agent === SOURCE_READER) {
    const reading = await storedReply(run, slot, slot.agent, by);
    if (reading !== undefined) return splitSources(reading, slotLenses(slot));
  }
  const [lens] = slotLenses(slot);
  const review: Review | undefined = lens && (await storedReply(run, slot, lens, by));
  if (lens === undefined || review === undefined)
    throw new Error(`slot ${slot.slot} is stored and has no reply`);
  return [{ lens, review, places: [...review.findings.keys()] }];
}
