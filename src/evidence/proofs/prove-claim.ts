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

/** A claim whose quotes were all found where it says, with the places that code computed. */
export type ProvenClaim = FoundQuote & {
  readonly cause?: FoundCause;
  /** For the lens's own proof, if it quotes code. */
  readonly proofs: readonly ProofPlace[];
  /** Other places of the same defect. */
  readonly also: readonly FoundPlace[];
  /** What it rests on besides the change, if that was quoted. */
  readonly rests: readonly FoundPlace[];
  /** Further quotes that were not found. */
  readonly lost: readonly LostPlace[];
};

/** A further place whose quote is not in the file it names. The place is dropped, the claim is not. */
export type LostPlace = {
  readonly part: 'also' | 'rests_on';
  readonly file: string;
  readonly quote: string;
};

/** A further place whose quote was found. */
export type FoundPlace = Pick<FoundQuote, 'file' | 'side' | 'at'> & { readonly quote: string };

/**
 * Is the quote in the file? Does the lens's own proof hold? Did the reviewer look for what it says is absent? Is anything it
 * rests on in the tree, and the cause? The first "no" decides. If only one of several grounds, or a further place, is not
 * found, only that one is dropped.
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

/** If every ground is a quote that was not found, the claim has no ground. If one holds, only the others are dropped. */
function proveRests(claimed: readonly RestsOn[], texts: Texts): Decision<Places, EvidenceDrop> {
  const quoted = claimed.filter((rest) => 'quote' in rest);
  const places = placesOf('rests_on', quoted, withPackages(texts));
  const [first] = places.lost;
  const hasGround = places.stand.length > 0 || quoted.length < claimed.length;
  if (first !== undefined && !hasGround) return { drop: { kind: 'rests_on_not_found', file: first.file } };
  return { keep: places };
}

type Places = { readonly stand: readonly FoundPlace[]; readonly lost: readonly LostPlace[] };

/** Each place is found or lost. */
function placesOf(part: LostPlace['part'], named: readonly PlaceNamed[], texts: Texts): Places {
  const [stand, lost]: [FoundPlace[], LostPlace[]] = [[], []];
  for (const place of named) {
    const standing = findPlace(place, texts);
    if (standing === undefined) lost.push({ part, file: place.file, quote: place.quote });
    else stand.push(standing);
  }
  return { stand, lost };
}

type PlaceNamed = Pick<AlsoPlace, 'file' | 'quote'> & { readonly line?: number };

/** Where a further place of a defect is; undefined when its quote is not in its file. */
export function findPlace(place: PlaceNamed, texts: Texts): FoundPlace | undefined {
  const standing = findQuote(place, texts);
  return 'drop' in standing
    ? undefined
    : { file: standing.keep.file, side: standing.keep.side, at: standing.keep.at, quote: place.quote };
}
