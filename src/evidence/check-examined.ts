import type { Review } from '../contracts/replies/review.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { isIdle } from './looks.ts';
import { claimsAbsence, placeNamed, wasOpened } from './proofs/prove-absence.ts';
import type { World } from './world.ts';

/** What a reviewer claims about its own work, compared with what it did. */
export type Examined = {
  /** Why this counts as no review: the agent had a tree and never looked, or it named no file of its packet. */
  readonly noWork: 'never_looked' | 'examined_nothing' | undefined;
  /** One sentence for each false claim, in the order of the reply. */
  readonly refusedClaims: readonly string[];
  /**
   * Files of the packet that the reply does not list as examined, in the packet's order. They count as not reviewed, even if
   * opened.
   */
  readonly unexamined: readonly RepoPath[];
};

/**
 * Compares `examined` and `where_checked` with the files that the packet showed and the ledger of looks. This refuses only the
 * claim: `flawOfAbsence` drops a finding that *needs* its `where_checked`.
 */
export function checkExamined(
  review: Review,
  world: World,
  placeOf: (index: number) => number = (index) => index,
): Examined {
  const wasSeen = (path: string, byName = true) => wasShown(path, world) || wasOpened(path, world, byName);
  const examined = review.examined
    .filter((path) => !wasSeen(path, false))
    .map((path) => `examined names ${path}, which the packet did not show and the reviewer never opened`);
  const checked = review.findings.flatMap((claim, index) =>
    claimsAbsence(claim)
      ? []
      : claim.verification.where_checked
          .filter((path) => !wasSeen(path))
          .map(
            (path) =>
              `findings[${placeOf(index)}] says it checked ${path}, which was never opened or searched`,
          ),
  );
  return {
    noWork: noWorkIn(review, world),
    refusedClaims: [...new Set([...examined, ...checked])],
    unexamined: unexaminedIn(review, world),
  };
}

function noWorkIn({ examined }: Review, world: World): Examined['noWork'] {
  const { hasTree, looks, shown } = world;
  if (hasTree && looks !== undefined && isIdle(looks)) return 'never_looked';
  // A folder, a rule or a neighbour is not a file of the packet: a reviewer that names only those has examined nothing.
  return shown.size > 0 && !examined.some((path) => wasShown(path, world)) ? 'examined_nothing' : undefined;
}

function unexaminedIn({ examined }: Review, world: World): RepoPath[] {
  const named = new Set(examined.map((path) => placeNamed(path, world)));
  return [...world.shown].filter((path) => !named.has(path));
}

function wasShown(claim: string, world: World): boolean {
  const path = placeNamed(claim, world);
  return path !== undefined && world.shown.has(path as RepoPath);
}
