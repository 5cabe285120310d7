import type { ClaimedFinding } from '../contracts/review.ts';
import type { Lens } from '../contracts/vocabulary.ts';
import type { Decision } from '../kernel/sifted.ts';
import type { EvidenceDrop } from './evidence-drop.ts';
import { flawOfAbsence } from './prove-absence.ts';
import type { ProofPlace } from './prove-elsewhere.ts';
import { proveLens } from './prove-lens.ts';
import { standInFile, type StandingQuote } from './stand-in-file.ts';
import type { World } from './world.ts';

/** A claim whose every quote stands where it says, with the places that code computed. */
export type ProvenClaim = StandingQuote & {
  readonly cause?: StandingQuote;
  /** Of the lens's own proof, where it quotes code. */
  readonly proofs: readonly ProofPlace[];
};

/**
 * Does the quote stand in the file; does the lens's own proof hold; was absence looked for; does the cause stand?
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
  const proven = { ...quote.keep, proofs: proof.keep };
  if (verification.cause === undefined) return { keep: proven };
  const cause = standInFile(verification.cause, world);
  return 'drop' in cause ? cause : { keep: { ...proven, cause: cause.keep } };
}
