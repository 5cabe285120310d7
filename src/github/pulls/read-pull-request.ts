import { askGithub, type GhAnswer } from '../gh/gh.ts';
import { Failure } from '../../kernel/failure.ts';
import { repositoryText } from '../names/repository-name.ts';
import type { PullRequestPlace, PullRequest } from '../names/pull-request.ts';
import { count, sha, text, textOrNull } from './fields.ts';

/** Path of a request about a repository: `repos/OWNER/NAME/…`. */
export function apiPath({ repository: { owner, name } }: PullRequestPlace, rest: string): string {
  return `repos/${owner}/${name}${rest}`;
}

/**
 * A pull request as GitHub describes it now.
 *
 * @throws scope/no-pull-request, environment/gh-*
 */
export async function readPullRequest(place: PullRequestPlace, number: number): Promise<PullRequest> {
  const { host } = place.repository;
  const answer = await askGithub(host, apiPath(place, `/pulls/${number}`));
  if (answer.status === 200) return pullRequestIn(answer.body, place, number);
  throw answer.status === 404 ? await notFound(place, number) : unexpected(answer);
}

/** The failure for an unexpected answer. */
export function unexpected({ status }: GhAnswer): Failure {
  return new Failure('environment/gh-failed', `GitHub answered with status ${status}`, {
    hint: 'run the command again; if it stays so, report it',
  });
}

/** GitHub also answers 404 when a login may not see something. */
async function notFound(place: PullRequestPlace, number: number): Promise<Failure> {
  const named = repositoryText(place.repository);
  const { status } = await askGithub(place.repository.host, apiPath(place, ''));
  if (status === 200) {
    return new Failure('scope/no-pull-request', `${named} has no pull request #${number}`, {
      hint: `an issue may have that number; see: gh pr list --repo ${named} --state all`,
    });
  }
  return new Failure(
    'environment/gh-no-access',
    `there is no repository ${named}, or the login of gh may not see it`,
    {
      hint: `see who you are and log in as somebody who may: gh auth status --hostname ${place.repository.host}`,
    },
  );
}

function pullRequestIn(body: unknown, place: PullRequestPlace, number: number): PullRequest {
  const repository = textOrNull(body, 'head', 'repo', 'full_name');
  const own = `${place.repository.owner}/${place.repository.name}`;
  // After a rename GitHub answers with the new name, but the remote may have the old one.
  const base = textOrNull(body, 'base', 'repo', 'full_name') ?? own;
  const merged = textOrNull(body, 'merged_at') !== null;
  return {
    number,
    place,
    url: `https://${repositoryText(place.repository)}/pull/${number}`,
    title: text(body, 'title'),
    body: textOrNull(body, 'body') ?? '',
    author: textOrNull(body, 'user', 'login') ?? 'ghost',
    state: merged ? 'merged' : text(body, 'state') === 'open' ? 'open' : 'closed',
    base: { ref: text(body, 'base', 'ref'), sha: sha(body, 'base', 'sha') },
    head: {
      ref: text(body, 'head', 'ref'),
      sha: sha(body, 'head', 'sha'),
      fork: repository === base ? null : (repository ?? 'a repository that is gone'),
    },
    changedFiles: count(body, 'changed_files'),
  };
}
