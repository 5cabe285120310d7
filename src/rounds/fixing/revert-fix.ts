import { roundOf } from '../../audit/fold/audit-state.ts';
import { readHead } from '../../io/git/commits/commit-tree.ts';
import { revertCommit } from '../../io/git/commits/revert-commit.ts';
import type { Repository } from '../../io/git/git.ts';
import { openRepository } from '../../io/git/repository.ts';
import { abortRound } from '../abort-round.ts';
import { cleanWorkTree } from './clean-work-tree.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import { withoutRecords } from './records.ts';
import type { Audit } from '../stored/open-audit.ts';

export type TakenBack = { readonly sha: string; readonly subject: string; readonly why: string };

/** Reverts the newest fix of the round, in a commit of its own. */
export async function revertFix(audit: Audit, { sha, subject, why }: TakenBack): Promise<void> {
  const workTree = await cleanOrReverted(audit, subject);
  const message = `revert(${audit.file.preset}-r${roundOf(audit.state).round}): ${subject}\n\nTakes back ${sha}.\n`;
  const reverted = await revertCommit(workTree, sha, message, withoutRecords(workTree, audit));
  if (reverted.kind === 'conflict') {
    const files = reverted.files.join(', ');
    const said = `${subject} cannot be taken back, others build on it: ${files}`;
    return abortRound(audit, 'audit/blocking', said);
  }
  return noteInRound(audit, { kind: 'reverted', subject, sha, by: reverted.sha, why });
}

/**
 * A crash may have come after the revert and before its journal line: then HEAD is ahead, and `revertCommit` recognises
 * it.
 */
async function cleanOrReverted(audit: Audit, subject: string): Promise<Repository> {
  const workTree = await openRepository(audit.file.work_tree);
  return (await readHead(workTree)).sha === audit.state.head
    ? cleanWorkTree(audit, `what was there before ${subject} was taken back`)
    : workTree;
}
