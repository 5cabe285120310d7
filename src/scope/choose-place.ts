import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/text/printable.ts';
import type { PullRequestPlace } from '../github/names/pull-request.ts';
import { repositoryText, sameRepository, type RepositoryName } from '../github/names/repository-name.ts';

/** A remote whose URL is a repository on a host that gh knows. */
export type Candidate = {
  readonly remote: string;
  readonly repository: RepositoryName;
  /** gh was configured to use this repository. */
  readonly preferred: boolean;
};

/** Usual remote names for the repository that people forked from. */
const USUAL_NAMES = ['upstream', 'origin'];

/**
 * The repository in which `#123` is looked up: the one gh is configured to use, then `upstream`, then `origin`, then the only
 * one.
 *
 * @param candidates at least one
 * @throws usage/bad-value when none of them is more likely than another
 */
export function choosePlace(candidates: readonly Candidate[], asked: string): PullRequestPlace {
  const usual = USUAL_NAMES.map((name) => candidates.find(({ remote }) => remote === name));
  const [first] = candidates;
  const alone = candidates.every(({ repository }) => first && sameRepository(repository, first.repository));
  const preset = candidates.find(({ preferred }) => preferred);
  const chosen = preset ?? usual.find((one) => one !== undefined) ?? (alone ? first : undefined);
  if (chosen === undefined) {
    throw new Failure('usage/bad-value', `"${asked}" may be one of ${listed(candidates)}`, {
      hint: 'name it by its URL, or say once which repository is meant: gh repo set-default',
    });
  }
  const { remote, repository } = chosen;
  if (alone) return { remote, repository, why: '' };
  const others = candidates.filter((one) => !sameRepository(one.repository, repository));
  const reason = chosen === preset ? 'as gh was told' : 'by its name';
  return {
    remote,
    repository,
    why: `remote ${printable(remote)}, chosen ${reason} before ${listed(others)}`,
  };
}

/** The remote for the repository of a URL. Throws `scope/wrong-repository`, which names both. */
export function placeOf(
  candidates: readonly Omit<Candidate, 'preferred'>[],
  asked: RepositoryName,
): PullRequestPlace {
  const found = candidates.find(({ repository }) => sameRepository(repository, asked));
  if (found !== undefined) return { remote: found.remote, repository: found.repository, why: '' };
  throw new Failure(
    'scope/wrong-repository',
    `the pull request belongs to ${repositoryText(asked)}, and this repository's remotes are ${listed(candidates)}`,
    { hint: 'run this in a clone of that repository, or add it: git remote add upstream URL' },
  );
}

function listed(candidates: readonly Omit<Candidate, 'preferred'>[]): string {
  const texts = candidates.map(
    ({ remote, repository }) => `${printable(remote)} (${repositoryText(repository)})`,
  );
  return texts.length === 0 ? 'none on such a host' : [...new Set(texts)].join(', ');
}
