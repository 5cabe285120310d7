import { commitInTable } from '../context/history-table.ts';
import type { ClaimedFinding } from '../contracts/review.ts';
import type { Lens } from '../contracts/vocabulary.ts';
import type { Decision } from '../kernel/sifted.ts';
import type { EvidenceDrop } from './evidence-drop.ts';
import { flawOfAbsence } from './prove-absence.ts';
import { flawOfComment } from './prove-comment.ts';
import { proveCaller, proveExisting, proveFlow, type ProofPlace } from './prove-elsewhere.ts';
import { flawOfRule } from './prove-rule.ts';
import { standInFile, type StandingQuote } from './stand-in-file.ts';
import { standsInRedactedProse } from './stand-in-prose.ts';
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

/** What only the lens's own data source can give, compared with that source. */
function proveLens(
  lens: Lens,
  claim: ClaimedFinding,
  own: StandingQuote,
  world: World,
): Decision<readonly ProofPlace[], EvidenceDrop> {
  switch (lens) {
    case 'rules-compliance':
      return unless(flawOfRule(claim, own.file, world));
    case 'history-context':
      return unless(flawOfCommit(claim, world));
    case 'comment-compliance':
      return unless(flawOfComment(claim, own.file, world));
    case 'intent-fulfilment':
      return unless(flawOfIntent(claim, world));
    case 'caller-impact':
      return proveCaller(claim, own, world);
    case 'data-flow-security':
      return proveFlow(claim, world);
    case 'codebase-fit':
      return proveExisting(claim, own, world);
    case 'bug-scan':
    case 'dependency-check':
      return { keep: [] };
  }
}

function unless(flaw: EvidenceDrop | undefined): Decision<readonly ProofPlace[], EvidenceDrop> {
  return flaw === undefined ? { keep: [] } : { drop: flaw };
}

/** A commit that the table does not hold was never shown to the reviewer. */
function flawOfCommit({ commitRef = '' }: ClaimedFinding, { history }: World): EvidenceDrop | undefined {
  return commitInTable(history, commitRef) === undefined
    ? { kind: 'commit_not_in_history_table', commitRef }
    : undefined;
}

/** Only the author's words count. The summary is another model's claim, and would prove whatever it got wrong. */
function flawOfIntent({ intentText = '' }: ClaimedFinding, { intent }: World): EvidenceDrop | undefined {
  return standsInRedactedProse(intentText, intent, intent) ? undefined : { kind: 'intent_not_found' };
}
