import { cleanText } from '../../packets/material.ts';
import type { Redactor } from '../../packets/redaction/redact.ts';
import type { Change } from '../../gather/change/change.ts';
import { currentBranch } from '../../gather/target/revisions.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { shortIds } from '../../kernel/text/short-ids.ts';
import { targetText, type Target } from '../../scope/target.ts';
import { isInside } from '../../io/files/real-place.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import type { PlanRequest } from './plan-request.ts';

/** The title of the review: the pull request's own title, the target as asked for, or the current branch. */
async function titleOf(
  repository: Repository,
  target: Target,
  { head, pullRequest }: Change,
): Promise<string> {
  if (pullRequest !== undefined) return `#${pullRequest.number}: ${inertLine(pullRequest.title)}`;
  const asked = targetText(target);
  return asked === '' ? ((await currentBranch(repository)) ?? head.label) : shortIds(asked);
}

/**
 * The client adds rule files from the folders around a file to the context of any agent that reads it. A tree inside the
 * repository would let the change instruct its reviewers. Throws `environment/tree-unavailable`.
 */
export function requireCacheOutside({ top }: Repository, cacheRoot: string): void {
  if (!isInside(cacheRoot, top)) return;
  throw new Failure(
    'environment/tree-unavailable',
    `the cache folder ${cacheRoot} is inside the repository`,
    { hint: 'set XDG_CACHE_HOME to a folder outside of it' },
  );
}

/** The review's title and the command that asked for it, without secrets. */
export async function namesOf(
  { repository, target, given }: Pick<PlanRequest, 'repository' | 'target' | 'given'>,
  change: Change,
  redactor: Redactor,
): Promise<Pick<RunFile, 'title' | 'asked' | 'given'>> {
  return {
    title: await cleanText(await titleOf(repository, target, change), redactor),
    asked: await cleanText(targetText(target), redactor),
    ...(given === undefined ? {} : { given: [...given] }),
  };
}
