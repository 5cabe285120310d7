import type { Review } from '../contracts/replies/review.ts';
import type { Lens } from '../contracts/vocabulary.ts';
import { checkExamined } from '../evidence/check-examined.ts';
import type { World } from '../evidence/world.ts';
import { counted } from '../kernel/text/counted.ts';
import { printable } from '../kernel/text/printable.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { sift, type Sifted } from '../kernel/sifted.ts';
import type { DropReason, RaisedFinding, VerifiedFinding } from './lifecycle.ts';
import { remarkOn, remarksOnLost } from './remarks.ts';
import { verifyFinding } from './verify-finding.ts';

/** A reviewer's reply after its claims were compared with the world. */
export type CheckedReview = {
  /** What to tell the reviewer when it is sent back, one line each; empty when every claim holds. */
  readonly remarks: readonly string[];
  readonly sifted: Sifted<RaisedFinding, VerifiedFinding, DropReason>;
  /** Work that it claims and did not do. */
  readonly refusedClaims: readonly string[];
  /** Files of its packet that it does not list as examined. */
  readonly unexamined: readonly RepoPath[];
  /** It looked at nothing, so this is not a review. */
  readonly noWork: boolean;
};

const NO_WORK = {
  never_looked: 'you never looked at the tree. Read the changed files and what they touch, then answer.',
  examined_nothing:
    'examined names no file of the packet. Go through the files of the packet and name those that you went through.',
} as const;

/** @param places where each finding is in the reply as it was sent: a reply with several sources is several reviews */
export function checkReview(
  lens: Lens,
  review: Review,
  world: World,
  places: readonly number[] = [...review.findings.keys()],
): CheckedReview {
  const placeOf = (index: number): number => places[index] ?? index;
  const raised = review.findings.map((claim): RaisedFinding => ({ slot: review.slot, lens, claim }));
  const sifted = sift(raised, (finding) => verifyFinding(finding, world));
  const fallen = new Set(sifted.dropped.map(({ value }) => value));
  const standing = raised.filter((finding) => !fallen.has(finding));
  const { noWork, refusedClaims, unexamined } = checkExamined(review, world, placeOf);
  const remarks = [
    ...(noWork === undefined ? [] : [NO_WORK[noWork]]),
    ...refusedClaims.map((claim) => `${claim}. Open it, or do not name it.`),
    ...sifted.dropped.flatMap(
      ({ value, reason }) => remarkOn(placeOf(raised.indexOf(value)), value, reason) ?? [],
    ),
    ...sifted.kept.flatMap((kept, n) => remarksOnLost(placeOf(raised.indexOf(standing[n] ?? kept)), kept)),
  ];
  return { remarks, sifted, refusedClaims, unexamined, noWork: noWork !== undefined };
}

/** Tells a reviewer which files it left out, all by name; undefined if it left out none. */
export function unexaminedRemark(unexamined: readonly RepoPath[], shown: number): string | undefined {
  if (unexamined.length === 0) return undefined;
  const names = unexamined.map(printable).join(', ');
  return `examined lacks ${unexamined.length} of the ${counted(shown, 'file')} that the packet shows: ${names}. Go through the diff of each and name it; what is not named counts as not reviewed.`;
}
