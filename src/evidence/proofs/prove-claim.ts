import type { AlsoPlace, ClaimedFinding, RestsOn } from '../../contracts/replies/review.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { Decision } from '../../kernel/sifted.ts';
import type { EvidenceDrop } from '../evidence-drop.ts';
import { flawOfAbsence } from './prove-absence.ts';
import { proveCause, type FoundCause } from './prove-cause.ts';
import type { ProofPlace } from './prove-elsewhere.ts';
import { proveLens } from './prove-lens.ts';
import { findQuote, type FoundQuote } from '../quotes/find-quote.ts';
import { withPackages, type Texts, type World } from '../world.ts';

/** A claim whose every quote stands where it says, with the places that code computed. */
export type ProvenClaim = FoundQuote & {
  readonly cause?: FoundCause;
  /** Of the lens's own proof, where it quotes code. */
  readonly proofs: readonly ProofPlace[];
  /** Other places of the same defect. */
  readonly also: readonly FoundPlace[];
  /** What it rests on besides the change, where that was quoted. */
  readonly rests: readonly FoundPlace[];
  /** What it quotes besides and is not there. */
  readonly lost: readonly LostPlace[];
};

/** A further place that a claim names, and whose quote does not stand in that file: dropped, and not the claim with it. */
export type LostPlace = {
  readonly part: 'also' | 'rests_on';
  readonly file: string;
  readonly quote: string;
};

/** One more place, with the quote that is there. */
export type FoundPlace = Pick<FoundQuote, 'file' | 'side' | 'at'> & { readonly quote: string };

/**
 * Does the quote stand in the file; does the lens's own proof hold; was absence looked for; does anything that it rests on stand, and the cause?
 * The first "no" decides. One of several grounds, or another place, that does not stand costs itself alone.
 */
export function proveClaim(
  lens: Lens,
  claim: ClaimedFinding,
  world: World,
): Decision<ProvenClaim, EvidenceDrop> {
  const { file, line, side, verification } = claim;
  const sided = side === undefined ? {} : { side };
  const quote = findQuote({ file, line, ...sided, quote: verification.code_examined }, world);
  if ('drop' in quote) return quote;
  const proof = proveLens(lens, claim, quote.keep, world);
  if ('drop' in proof) return proof;
  const flaw = flawOfAbsence(claim, world);
  if (flaw !== undefined) return { drop: flaw };
  const also = placesOf('also', claim.also ?? [], world);
  const rests = proveRests(claim.rests_on ?? [], world);
  if ('drop' in rests) return rests;
  const lost = [...also.lost, ...rests.keep.lost];
  const proven = { ...quote.keep, proofs: proof.keep, also: also.stand, rests: rests.keep.stand, lost };
  if (verification.cause === undefined) return { keep: proven };
  const cause = proveCause(verification.cause, world);
  return 'drop' in cause ? cause : { keep: { ...proven, cause: cause.keep } };
}

/** Who names grounds, of which none is there and none is known, has none; where one is, the others cost themselves alone. */
function proveRests(claimed: readonly RestsOn[], texts: Texts): Decision<Places, EvidenceDrop> {
  const quoted = claimed.filter((rest) => 'quote' in rest);
  const places = placesOf('rests_on', quoted, withPackages(texts));
  const [first] = places.lost;
  const hasGround = places.stand.length > 0 || quoted.length < claimed.length;
  if (first !== undefined && !hasGround) return { drop: { kind: 'rests_on_not_found', file: first.file } };
  return { keep: places };
}

type Places = { readonly stand: readonly FoundPlace[]; readonly lost: readonly LostPlace[] };

/** Each of them stands or is lost. */
function placesOf(part: LostPlace['part'], named: readonly PlaceNamed[], texts: Texts): Places {
  const [stand, lost]: [FoundPlace[], LostPlace[]] = [[], []];
  for (const place of named) {
    const standing = standingPlace(place, texts);
    if (standing === undefined) lost.push({ part, file: place.file, quote: place.quote });
    else stand.push(standing);
  }
  return { stand, lost };
}

type PlaceNamed = Pick<AlsoPlace, 'file' | 'quote'> & { readonly line?: number };

/** Where another place of a defect is; undefined when its quote is not in its file. */
export function standingPlace(place: PlaceNamed, texts: Texts): FoundPlace | undefined {
  const standing = findQuote(place, texts);
  return 'drop' in standing
    ? undefined
    : { file: standing.keep.file, side: standing.keep.side, at: standing.keep.at, quote: place.quote };
}
