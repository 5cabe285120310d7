import { Failure } from '../../kernel/failure.ts';
import { repositoryNamed, type RepositoryName } from './repository-name.ts';

/** `asked` is what the user wrote. Without a URL, the repository is null and comes from the remotes. */
export type PullRequestTarget = {
  readonly kind: 'pull-request';
  readonly asked: string;
  readonly number: number;
  readonly repository: RepositoryName | null;
};

/** Larger than any pull request number, and small enough for every program that reads it. */
const MOST = 2_147_483_647;

/**
 * The pull request that a text names: `#123`, or its URL, with anything that a browser appended. Undefined for a text that is not
 * a URL. Any other URL is refused, because git accepts none as a revision.
 *
 * @throws usage/bad-value
 */
export function pullRequestTarget(asked: string): PullRequestTarget | undefined {
  const number = /^#(\d+)$/.exec(asked)?.[1];
  if (number !== undefined) return { ...pullRequest(asked, number), repository: null };
  if (!/^https?:\/\//i.test(asked)) return undefined;
  const [, host = '', owner = '', name = '', of] =
    /^https?:\/\/([^/:@?#]+)\/([^/?#]+)\/([^/?#]+)\/pull\/(\d+)(?:[/?#].*)?$/i.exec(asked) ?? [];
  const repository = repositoryNamed(host, owner, name);
  if (of === undefined || repository === undefined) {
    throw new Failure('usage/bad-value', `"${asked}" is not the address of a GitHub pull request`, {
      hint: 'write https://HOST/OWNER/REPO/pull/123; of other hosts review the branch: correctless diff origin/BRANCH',
    });
  }
  return { ...pullRequest(asked, of), repository };
}

function pullRequest(asked: string, digits: string): Omit<PullRequestTarget, 'repository'> {
  const number = Number(digits);
  if (number >= 1 && number <= MOST) return { kind: 'pull-request', asked, number };
  throw new Failure('usage/bad-value', `"${asked}": no pull request has the number ${digits}`, {
    hint: "write '#123', in quotes",
  });
}
