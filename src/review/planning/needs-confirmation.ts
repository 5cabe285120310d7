import { type Change, tooManyFiles } from '../../gather/change/change.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { fewestParts, MOST_SHARDS } from '../../packets/hunks/partition-files.ts';
import { shownFiles } from '../../packets/hunks/shown-files.ts';
import { closedPullRequest } from '../../github/names/pull-request.ts';

/**
 * Refuses what is reviewed only with the user's consent: a closed pull request, and more files than the limit.
 *
 * @param of.own the files of the shard, if it is one
 * @param of.prefix the user's current folder in the repository
 *
 * @throws scope/pull-request-closed, scope/too-many-files
 */
export function requireConfirmation(
  change: Change,
  mostFiles: number,
  of: { readonly own?: readonly RepoPath[]; readonly prefix?: string },
): void {
  const closed = change.pullRequest === undefined ? undefined : closedPullRequest(change.pullRequest);
  const shards = () => fewestParts(shownFiles(change), mostFiles, MOST_SHARDS);
  const refusal = closed ?? tooManyFiles(change, mostFiles, { ...of, shards });
  if (refusal !== undefined) throw refusal;
}
