import type { Review } from '../contracts/review.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { isIdle } from './looks.ts';
import { claimsAbsence, placeNamed, wasOpened } from './prove-absence.ts';
import type { World } from './world.ts';

/** What a reviewer says of its own work, compared with what it did. */
export type Examined = {
  /** A reviewer that was given a tree and never looked. */
  readonly noWork: boolean;
  /** One sentence for each claim that is not true, in the order of the reply. */
  readonly refusedClaims: readonly string[];
};

/**
 * Compares `examined` and `where_checked` with the files that the packet showed and the ledger of looks. A finding that
 * *needs* its `where_checked` is dropped by `flawOfAbsence`; here the claim alone is refused.
 */
export function checkExamined(review: Review, world: World): Examined {
  const wasSeen = (path: string) => wasShown(path, world) || wasOpened(path, world);
  const examined = review.examined
    .filter((path) => !wasSeen(path))
    .map((path) => `examined names ${path}, which the packet did not show and the reviewer never opened`);
  const checked = review.findings.flatMap((claim, index) =>
    claimsAbsence(claim)
      ? []
      : claim.verification.where_checked
          .filter((path) => !wasSeen(path))
          .map((path) => `findings[${index}] says it checked ${path}, which was never opened or searched`),
  );
  return {
    noWork: world.hasTree && world.looks !== undefined && isIdle(world.looks),
    refusedClaims: [...new Set([...examined, ...checked])],
  };
}

function wasShown(claim: string, world: World): boolean {
  const path = placeNamed(claim, world);
  return path !== undefined && world.shown.has(path as RepoPath);
}
