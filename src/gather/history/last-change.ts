import { readCommit } from '../../io/git/commits/commit-object.ts';
import { gitText, type Repository } from '../../io/git/git.ts';
import { deepenCommand } from './rest-of-history.ts';
import { findCommit } from '../target/revisions.ts';

/**
 * A hint about the last commit up to `sha` that changed a file: the command that reviews it. If a shallow clone has
 * cut off its parent, the command that fetches the parent, because the review would be refused.
 */
export async function lastChangeHint(repository: Repository, sha: string): Promise<string> {
  const args = ['rev-list', '--first-parent', '--max-count=1', sha, '--', ':/'];
  const last = await gitText(repository, args);
  if (last === '') return 'commit something first: git status';
  const [parent] = (await readCommit(repository, last)).parents;
  if (parent !== undefined && (await findCommit(repository, parent)) === undefined)
    return `get what is before the last commit: ${deepenCommand(true)}`;
  const head = await findCommit(repository, 'HEAD');
  const which = last === sha ? 'the last commit' : 'the last commit that changed a file';
  const named = head?.sha === last ? 'HEAD' : last.slice(0, 12);
  return `review ${which}: correctless diff ${named}`;
}
