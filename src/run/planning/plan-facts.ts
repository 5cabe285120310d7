import type { Change } from '../../gather/change.ts';
import { currentBranch } from '../../gather/revisions.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/inert.ts';
import { printable } from '../../kernel/printable.ts';
import { hunkIds, shownFiles } from '../../packets/shown-files.ts';
import { targetText, type Target } from '../../scope/target.ts';
import { isInside } from '../../io/real-place.ts';

/** A review that shows nothing to anyone could only end clean. Throws `scope/nothing-to-review`. */
export function requireReviewableText(change: Change): void {
  if (hunkIds(shownFiles(change)).length > 0) return;
  const named = change.skipped.slice(0, 5).map(({ path, reason }) => `${printable(path)} (${reason})`);
  const more = change.skipped.length - named.length;
  throw new Failure(
    'scope/nothing-to-review',
    `no line of this change can be shown to a reviewer: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    { hint: 'look at these files yourself, or widen the target' },
  );
}

/** What the review is headed by: a pull request's own title, the target as asked, or the branch that is checked out. */
export async function titleOf(
  repository: Repository,
  target: Target,
  { head, pullRequest }: Change,
): Promise<string> {
  if (pullRequest !== undefined) return `#${pullRequest.number}: ${inertLine(pullRequest.title)}`;
  const asked = targetText(target);
  return asked === '' ? ((await currentBranch(repository)) ?? head.label) : asked;
}

/**
 * The client puts rule files of the folders around a file before whoever reads it. A tree below the repository would let
 * the change instruct its reviewers. Throws `environment/tree-unavailable`.
 */
export function requireCacheOutside({ top }: Repository, cacheRoot: string): void {
  if (!isInside(cacheRoot, top)) return;
  throw new Failure(
    'environment/tree-unavailable',
    `the cache folder ${cacheRoot} lies inside the repository`,
    {
      hint: 'set XDG_CACHE_HOME to a folder outside of it',
    },
  );
}
