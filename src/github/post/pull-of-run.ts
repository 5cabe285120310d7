import type { RunFile } from '../../contracts/files/run-files.ts';
import { Failure } from '../../kernel/failure.ts';
import { pullRequestTarget, type PullRequestTarget } from '../names/pull-request-target.ts';
import { repositoryNamed, type RepositoryName } from '../names/repository-name.ts';

/** The user's options about where to post. */
export type AskedPull = { readonly repo: string | undefined; readonly pr: string | undefined };

/**
 * The pull request of a run: the one it was planned for, otherwise the one that the user names.
 *
 * @throws post/no-pull-request, usage/bad-value
 */
export function pullOfRun(file: RunFile, { repo, pr }: AskedPull): PullRequestTarget {
  if (file.head.sha === null) {
    throw new Failure(
      'post/no-pull-request',
      `run ${file.run} reviewed uncommitted work, which no pull request has`,
      { hint: "commit and push it, then review the pull request: correctless plan '#123'" },
    );
  }
  const planned = plannedFor(file);
  if (planned !== undefined) {
    if (repo === undefined && pr === undefined) return planned;
    throw new Failure(
      'usage/bad-value',
      `run ${file.run} is of ${planned.asked}: --repo and --pr cannot change that`,
      { hint: `leave them out: correctless post ${file.run}` },
    );
  }
  if (pr === undefined) {
    throw new Failure('post/no-pull-request', `run ${file.run} was not planned for a pull request`, {
      hint: `name the one whose head it reviewed: correctless post ${file.run} --pr N`,
    });
  }
  if (!/^#?\d+$/.test(pr)) throw badNumber(pr);
  const target = pullRequestTarget(`#${pr.replace('#', '')}`);
  if (target === undefined) throw badNumber(pr);
  return { ...target, repository: repo === undefined ? null : namedRepository(repo) };
}

/** For a review of a pull request, the target key starts with its URL. */
function plannedFor({ target }: RunFile): PullRequestTarget | undefined {
  if (target === undefined) return undefined;
  const [subject]: unknown[] = JSON.parse(target) as unknown[];
  return typeof subject === 'string' && /^https:\/\//.test(subject) ? pullRequestTarget(subject) : undefined;
}

function badNumber(pr: string): Failure {
  return new Failure('usage/bad-value', `--pr "${pr}" is not the number of a pull request`, {
    hint: 'write --pr 123',
  });
}

/** `OWNER/NAME`, or `HOST/OWNER/NAME`. */
function namedRepository(repo: string): RepositoryName {
  const parts = repo.split('/');
  const [host = '', owner = '', name = ''] = parts.length === 2 ? ['github.com', ...parts] : parts;
  const named = parts.length > 3 ? undefined : repositoryNamed(host, owner, name);
  if (named !== undefined) return named;
  throw new Failure('usage/bad-value', `--repo "${repo}" is not the name of a repository`, {
    hint: 'write --repo OWNER/NAME, or HOST/OWNER/NAME for another host than github.com',
  });
}
