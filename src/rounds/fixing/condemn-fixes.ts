import { roundOf, type LiveCommit, type RoundState } from '../../audit/fold/audit-state.ts';
import { revertCost, weightOf, withDependents } from '../../audit/built-on.ts';
import type { Move } from '../../audit/moves/move.ts';
import { openRepository } from '../../io/git/repository.ts';
import type { Repository } from '../../io/git/git.ts';
import { treeWithoutAll } from '../../io/git/commits/revert-commit.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import { withoutRecords } from './records.ts';
import type { Audit } from '../stored/open-audit.ts';

/**
 * Records which fixes must be reverted: the culprits, what was built on them, and what cannot stay without them. For a
 * finding, no fixes are reverted that are worth more than the finding; it stays open then.
 */
export async function condemnFixes(
  audit: Audit,
  { shas, why, finding }: Extract<Move, { kind: 'condemn' }>,
): Promise<void> {
  const { file, state } = audit;
  const gone = await commitsToRevert(await openRepository(file.work_tree), audit, shas);
  if (finding !== undefined && revertCost(state, roundOf(state), gone) > weightOf(finding)) {
    const lost = gone
      .map(({ subject }) => subject)
      .toReversed()
      .join(', ');
    const stays = `it could not be fixed, and reverting the fixes of ${lost} would lose more`;
    return noteInRound(audit, { kind: 'left-open', subject: finding.id, why: stays });
  }
  const commits = gone.map(({ sha, subject }) => ({
    ...{ sha, subject },
    why: shas.includes(sha) ? why : `it was built on what had to be reverted: ${why}`,
  }));
  return noteInRound(audit, { kind: 'condemned', commits });
}

/** The commits to revert, newest first. Includes the few others that git cannot keep without them. */
async function commitsToRevert(
  workTree: Repository,
  audit: Audit,
  roots: readonly string[],
): Promise<LiveCommit[]> {
  const { state } = audit;
  const round = roundOf(state);
  const settle = withoutRecords(workTree, audit);
  const without = (more: readonly string[]) => withDependents(state, round, [...roots, ...more]);
  const conflicts = async (more: readonly string[]) => {
    const shas = without(more).map(({ sha }) => sha);
    const left = await treeWithoutAll(workTree, state.head, shas, settle);
    return left.kind === 'conflict' ? inTheWay(round, shas, left.files) : [];
  };
  let more: readonly string[] = [];
  for (;;) {
    const others = await conflicts(more);
    if (others.length === 0) break;
    more = [...more, ...others];
  }
  // One of them may be the only one in the way.
  for (const sha of more) {
    const fewer = more.filter((one) => one !== sha);
    if ((await conflicts(fewer)).length === 0) more = fewer;
  }
  return without(more);
}

/** Later fixes of the same files, newest first. */
function inTheWay({ commits }: RoundState, gone: readonly string[], files: readonly string[]): string[] {
  const oldest = commits.findIndex(({ sha }) => gone.includes(sha));
  return commits
    .slice(oldest + 1)
    .filter((commit) => !gone.includes(commit.sha) && commit.files.some((path) => files.includes(path)))
    .map(({ sha }) => sha)
    .toReversed();
}
