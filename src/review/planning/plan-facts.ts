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

/** What the review is headed by: a pull request's own title, the target as asked, or the branch that is checked out. */
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

/** What the review is called, and how it was asked for, without secrets. */
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
