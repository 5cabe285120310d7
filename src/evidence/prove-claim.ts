import type { AlsoPlace, ClaimedFinding, RestsOn } from '../contracts/review.ts';
import type { Lens } from '../contracts/vocabulary.ts';
import type { Decision } from '../kernel/sifted.ts';
import type { EvidenceDrop } from './evidence-drop.ts';
import { flawOfAbsence } from './prove-absence.ts';
import { proveCause, type StandingCause } from './prove-cause.ts';
import type { ProofPlace } from './prove-elsewhere.ts';
import { proveLens } from './prove-lens.ts';
import { standInFile, type StandingQuote } from './stand-in-file.ts';
import { withPackages, type Texts, type World } from './world.ts';

/** A claim whose every quote stands where it says, with the places that code computed. */
export type ProvenClaim = StandingQuote & {
  readonly cause?: StandingCause;
  /** Of the lens's own proof, where it quotes code. */
  readonly proofs: readonly ProofPlace[];
  /** Other places of the same defect. */
  readonly also: readonly StandingPlace[];
  /** What it rests on besides the change, where that was quoted. */
  readonly rests: readonly StandingPlace[];
};

/** One more place, with the quote that is there. */
export type StandingPlace = Pick<StandingQuote, 'file' | 'side' | 'at'> & { readonly quote: string };

/**
 * Does the quote stand in the file; does the lens's own proof hold; was absence looked for; do the other places, what it rests on and the cause stand?
 * The first "no" decides.
 */
export function proveClaim(
  lens: Lens,
  claim: ClaimedFinding,
  world: World,
): Decision<ProvenClaim, EvidenceDrop> {
  const { file, line, side, verification } = claim;
  const sided = side === undefined ? {} : { side };
  const quote = standInFile({ file, line, ...sided, quote: verification.code_examined }, world);
  if ('drop' in quote) return quote;
  const proof = proveLens(lens, claim, quote.keep, world);
  if ('drop' in proof) return proof;
  const flaw = flawOfAbsence(claim, world);
  if (flaw !== undefined) return { drop: flaw };
  const also = (claim.also ?? []).map((place) => ({ place, standing: standingPlace(place, world) }));
  const lost = also.find(({ standing }) => standing === undefined);
  if (lost !== undefined) return { drop: { kind: 'also_not_found', file: lost.place.file } };
  const places = also.flatMap(({ standing }) => standing ?? []);
  const rests = proveRests(claim.rests_on ?? [], world);
  if ('drop' in rests) return rests;
  const proven = { ...quote.keep, proofs: proof.keep, also: places, rests: rests.keep };
  if (verification.cause === undefined) return { keep: proven };
  const cause = proveCause(verification.cause, world);
  return 'drop' in cause ? cause : { keep: { ...proven, cause: cause.keep } };
}

/** Everything that is quoted must stand; what is only known is nothing that could be looked up. */
function proveRests(
  claimed: readonly RestsOn[],
  texts: Texts,
): Decision<readonly StandingPlace[], EvidenceDrop> {
  const places: StandingPlace[] = [];
  for (const rest of claimed) {
    if (!('quote' in rest)) continue;
    const place = standingPlace(rest, withPackages(texts));
    if (place === undefined) return { drop: { kind: 'rests_on_not_found', file: rest.file } };
    places.push(place);
  }
  return { keep: places };
}

type PlaceNamed = Pick<AlsoPlace, 'file' | 'quote'> & { readonly line?: number };

/** Where another place of a defect is; undefined when its quote is not in its file. */
export function standingPlace(place: PlaceNamed, texts: Texts): StandingPlace | undefined {
  const standing = standInFile(place, texts);
  return 'drop' in standing
    ? undefined
    : { file: standing.keep.file, side: standing.keep.side, at: standing.keep.at, quote: place.quote };
}
