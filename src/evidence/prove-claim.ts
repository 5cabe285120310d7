import { commitInTable } from '../context/history-table.ts';
import type { ClaimedFinding } from '../contracts/review.ts';
import type { Lens } from '../contracts/vocabulary.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { Decision } from '../kernel/sifted.ts';
import type { EvidenceDrop } from './evidence-drop.ts';
import { flawOfAbsence } from './prove-absence.ts';
import { flawOfComment } from './prove-comment.ts';
import { flawOfRule } from './prove-rule.ts';
import { standInFile, type StandingQuote } from './stand-in-file.ts';
import type { World } from './world.ts';

/** A claim whose every quote stands where it says, with the places that code computed. */
export type ProvenClaim = StandingQuote & { readonly cause?: StandingQuote };

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
  const flaw = flawOfProof(lens, claim, quote.keep.file, world) ?? flawOfAbsence(claim, world);
  if (flaw !== undefined) return { drop: flaw };
  if (verification.cause === undefined) return quote;
  const cause = standInFile(verification.cause, world);
  return 'drop' in cause ? cause : { keep: { ...quote.keep, cause: cause.keep } };
}

/** What only the lens's own data source can give, compared with that source. */
function flawOfProof(
  lens: Lens,
  claim: ClaimedFinding,
  file: RepoPath,
  world: World,
): EvidenceDrop | undefined {
  switch (lens) {
    case 'rules-compliance':
      return flawOfRule(claim, file, world);
    case 'history-context':
      return flawOfCommit(claim, world);
    case 'comment-compliance':
      return flawOfComment(claim, file, world);
    case 'bug-scan':
    case 'dependency-check':
      return undefined;
  }
}

/** A commit that the table does not hold was never shown to the reviewer. */
function flawOfCommit({ commitRef = '' }: ClaimedFinding, { history }: World): EvidenceDrop | undefined {
  return commitInTable(history, commitRef) === undefined
    ? { kind: 'commit_not_in_history_table', commitRef }
    : undefined;
}
