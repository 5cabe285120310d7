import { isLoggedIn, notLoggedIn } from '../gh/gh.ts';
import type { Repository } from '../../io/git/git.ts';
import { readRemotes, type Remote } from '../../io/git/refs/remotes.ts';
import { Failure } from '../../kernel/failure.ts';
import { choosePlace, placeOf, type Candidate } from '../../scope/choose-place.ts';
import type { PullRequestPlace } from '../names/pull-request.ts';
import type { PullRequestTarget } from '../names/pull-request-target.ts';
import { repositoryAt, repositoryNamed, sameRepository } from '../names/repository-name.ts';
import { PATIENCE } from './patience.ts';

/**
 * The repository that a pull request belongs to, and its remote. Uses no network.
 *
 * @throws scope/no-github-remote, scope/wrong-repository, usage/bad-value, environment/gh-missing, environment/gh-not-logged-in
 */
export async function pullRequestPlace(
  repository: Repository,
  target: PullRequestTarget,
): Promise<PullRequestPlace> {
  const candidates = candidatesIn(await readRemotes(repository));
  const [first] = candidates;
  if (first === undefined) {
    throw new Failure(
      'scope/no-github-remote',
      'no remote of this repository has a URL of the form HOST/OWNER/REPO',
      { hint: 'add the repository of the pull request: git remote add origin https://github.com/OWNER/REPO' },
    );
  }
  if (target.repository !== null) {
    const place = placeOf(candidates, target.repository);
    if (await isLoggedIn(place.repository.host)) return place;
    throw notLoggedIn(place.repository.host);
  }
  const known = await onKnownHosts(candidates);
  if (known.length === 0) throw notLoggedIn(first.repository.host);
  return choosePlace(known, target.asked);
}

/**
 * The same for optional questions about this repository: undefined without gh or without a login for the host of a remote.
 *
 * @throws usage/bad-value when the repository is ambiguous, environment/gh-failed when gh does not say soon
 */
export async function likelyPlace(repository: Repository): Promise<PullRequestPlace | undefined> {
  const candidates = candidatesIn(await readRemotes(repository));
  if (candidates.length === 0) return undefined;
  const known = await onKnownHosts(candidates, PATIENCE.login).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'environment/gh-missing') return [];
    throw error;
  });
  return known.length === 0 ? undefined : choosePlace(known, 'this repository');
}

/** The repositories each remote may be. git may fetch from a mirror; then the configured URL counts. */
function candidatesIn(remotes: readonly Remote[]): Candidate[] {
  return remotes.flatMap(({ name, urls, ghResolved }) => {
    const named = urls.flatMap((url) => repositoryAt(url) ?? []);
    return named.map((one) => ({
      remote: name,
      repository: one,
      preferred: ghResolved === 'base' || isNamed(remotes, one),
    }));
  });
}

/** gh may have noted, on one remote, that another repository is meant: `OWNER/NAME`. */
function isNamed(remotes: readonly Remote[], repository: Candidate['repository']): boolean {
  return remotes.some(({ ghResolved }) => {
    const [owner = '', name = '', ...more] = ghResolved?.split('/') ?? [];
    const of = more.length > 0 ? undefined : repositoryNamed(repository.host, owner, name);
    return of !== undefined && sameRepository(of, repository);
  });
}

async function onKnownHosts(candidates: readonly Candidate[], patienceMs?: number): Promise<Candidate[]> {
  const hosts = [...new Set(candidates.map(({ repository }) => repository.host))];
  const logins = await Promise.all(hosts.map((host) => isLoggedIn(host, patienceMs)));
  const known = new Set(hosts.filter((_, at) => logins[at]));
  const seen = new Set<string>();
  return candidates.filter(({ remote, repository }) => {
    if (!known.has(repository.host) || seen.has(remote)) return false;
    seen.add(remote);
    return true;
  });
}
