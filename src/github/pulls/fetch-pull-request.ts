import { fetchRefs } from '../../io/git/refs/fetch-refs.ts';
import type { Repository } from '../../io/git/git.ts';
import { readRef } from '../../io/git/refs/pin-ref.ts';
import { Failure } from '../../kernel/failure.ts';
import type { PullRequest } from '../names/pull-request.ts';

/** The private refs of a pull request. Branches of the repository never move. */
export function pullRefs(number: number): { readonly base: string; readonly head: string } {
  const folder = `refs/correctless/pulls/${number}`;
  return { base: `${folder}/base`, head: `${folder}/head` };
}

/**
 * Fetches both sides of a pull request. The base is fetched by its commit, because its branch may have moved since GitHub
 * computed the change. The head is fetched by the ref that the repository keeps for it, which also exists for forks.
 *
 * @throws environment/fetch-failed, environment/pull-request-moved
 */
export async function fetchPullRequest(repository: Repository, pull: PullRequest): Promise<void> {
  const refs = pullRefs(pull.number);
  await fetchRefs(repository, pull.place.remote, [
    { from: pull.base.sha, to: refs.base },
    { from: `refs/pull/${pull.number}/head`, to: refs.head },
  ]);
  const fetched = await readRef(repository, refs.head);
  if (fetched === pull.head.sha) return;
  throw new Failure(
    'environment/pull-request-moved',
    `pull request #${pull.number} was at ${pull.head.sha} and is now at ${fetched ?? 'nothing'}: somebody pushed meanwhile`,
    { hint: 'run the command again' },
  );
}
