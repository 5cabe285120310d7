import type { Review } from '../contracts/review.ts';
import { LENSES, type Lens } from '../contracts/vocabulary.ts';
import { capForScoring } from '../findings/cap-for-scoring.ts';
import { checkReview } from '../findings/check-review.ts';
import type { DropReason, MergedFinding, RaisedFinding, VerifiedFinding } from '../findings/lifecycle.ts';
import { mergeDuplicates } from '../findings/merge-duplicates.ts';
import { applySuppressions } from '../findings/suppressions.ts';
import { readSuppressions } from '../gather/config.ts';
import { now } from '../io/clock.ts';
import type { Dropped } from '../kernel/sifted.ts';
import { looksOf } from './looks-of.ts';
import type { Run } from './open-run.ts';
import { isByHand } from './store-by-hand.ts';
import { storedReply } from './stored-reply.ts';
import { worldOf } from './world-of.ts';

/** `findings.json`: what became of everything that was raised, before scoring. */
export type FindingsOfRun = {
  readonly raised: number;
  /** In the order in which they are scored. */
  readonly toScore: readonly MergedFinding[];
  readonly dropped: readonly Dropped<RaisedFinding | MergedFinding, DropReason>[];
  readonly expired: readonly string[];
  readonly unmatched: readonly string[];
  readonly refusedClaims: readonly string[];
};

/** Every stored review checked anew against git, then merged, suppressed and capped. Pure but for its reading. */
export async function collectFindings(run: Run): Promise<FindingsOfRun> {
  const checked = await Promise.all(storedReviews(run).map((stored) => checkStored(run, stored)));
  const verified = checked.flatMap(({ sifted }) => sifted.kept);
  const merged = mergeDuplicates(verified);
  const suppressions = await readSuppressions(run.repository, run.file.base.tree);
  const { sifted, expired, unmatched } = applySuppressions(merged.kept, suppressions, now().slice(0, 10));
  const capped = capForScoring(sifted.kept, run.file.settings.max_findings);
  return {
    raised: checked.reduce((sum, { sifted: s }) => sum + s.kept.length + s.dropped.length, 0),
    toScore: capped.kept,
    dropped: [
      ...checked.flatMap(({ sifted: s }) => s.dropped),
      ...merged.dropped,
      ...sifted.dropped,
      ...capped.dropped,
    ] satisfies Dropped<RaisedFinding | VerifiedFinding | MergedFinding, DropReason>[],
    expired,
    unmatched,
    refusedClaims: checked.flatMap(({ refusedClaims }) => refusedClaims),
  };
}

type StoredReview = { readonly lens: Lens; readonly slot: Run['slots'][number]; readonly agentId: string };

function storedReviews(run: Run): StoredReview[] {
  return run.states.flatMap(({ slot, storedBy: agentId }) => {
    const lens = LENSES.find((l) => l === slot.agent);
    return lens === undefined || agentId === null ? [] : [{ lens, slot, agentId }];
  });
}

async function checkStored(run: Run, { lens, slot, agentId }: StoredReview) {
  const review: Review | undefined = await storedReply(run, slot, lens);
  if (review === undefined) throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = isByHand(agentId) ? undefined : looksOf(run.ledger, agentId);
  const checked = checkReview(lens, review, await worldOf(run, slot, looks, review));
  return { ...checked, refusedClaims: checked.refusedClaims.map((claim) => `${lens}: ${claim}`) };
}
