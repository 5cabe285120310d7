import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { repositoryText } from '../names/repository-name.ts';
import type { PullRequest } from '../names/pull-request.ts';
import type { PullRequestTarget } from '../names/pull-request-target.ts';
import type { Sides } from '../../scope/revision.ts';
import { forkPoint } from '../../gather/target/fork-point.ts';
import { commitNamed } from '../../gather/target/revisions.ts';
import { fetchPullRequest } from './fetch-pull-request.ts';
import { pullRequestPlace } from './place.ts';
import { readPullRequest } from './read-pull-request.ts';

/**
 * A pull request as GitHub shows it: from where it forked from its base to its head. Both are fetched into our own refs; the
 * user's files, index, HEAD and other refs are not changed.
 *
 * @throws scope/*, usage/bad-value, environment/*
 */
export async function pullRequestSides(repository: Repository, target: PullRequestTarget): Promise<Sides> {
  const place = await pullRequestPlace(repository, target);
  const pull = await readPullRequest(place, target.number);
  await fetchPullRequest(repository, pull);
  const label = `#${pull.number}`;
  const against = inertLine(pull.base.ref);
  const tip = { ref: pull.base.sha, label: against };
  const base = await forkPoint(repository, tip, { sha: pull.head.sha, label });
  if (base.sha === pull.head.sha) {
    throw new Failure('scope/base-is-head', `every commit of ${label} is already in ${against}`, {
      hint: `name what to compare: correctless diff BASE..${pull.head.sha}`,
    });
  }
  const head = await commitNamed(repository, pull.head.sha);
  return { base, head: { ...head, label, why: headNote(pull) }, pullRequest: pull };
}

/** What readers should know first: which repository, whose branch, and whether it is closed. */
function headNote({ place, head, state }: PullRequest): string {
  const from = head.fork === null ? [] : [`head of a fork, ${inertLine(head.fork)}`];
  const over = state === 'open' ? [] : [`already ${state}`];
  const choice = place.why === '' ? [] : [place.why];
  return [`pull request of ${repositoryText(place.repository)}`, ...over, ...from, ...choice].join(', ');
}
