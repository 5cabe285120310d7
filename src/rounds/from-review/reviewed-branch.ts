import type { RunFile } from '../../contracts/files/run-files.ts';
import { readHead } from '../../io/git/commits/commit-tree.ts';
import type { Repository } from '../../io/git/git.ts';
import { readRef } from '../../io/git/refs/pin-ref.ts';
import { Failure } from '../../kernel/failure.ts';
import { parseTarget } from '../../scope/target.ts';

/**
 * The full name of the branch that a review of commits was about: the one that its target names, else the one checked out, which
 * the caller compares with what was reviewed.
 *
 * @throws audit/no-branch
 */
export async function reviewedBranch(repository: Repository, { asked = '', run }: RunFile): Promise<string> {
  const target = parseTarget(asked === '' ? [] : [asked], { staged: false, uncommitted: false, paths: [] });
  const named =
    target.kind === 'range' ? target.to : target.kind === 'branch-or-commit' ? target.rev : undefined;
  if (named !== undefined && (await readRef(repository, `refs/heads/${named}`)) !== undefined)
    return `refs/heads/${named}`;
  const { branch } = await readHead(repository);
  if (branch !== undefined) return branch;
  throw new Failure(
    'audit/no-branch',
    `review ${run} was about no branch that is here, and HEAD is on none`,
    {
      hint: `check out the branch, or take the fixes as a patch: correctless fix ${run} --patch FILE`,
    },
  );
}
