import { Failure } from '../../kernel/failure.ts';
import type { RepositoryName } from './repository-name.ts';

/** Where a pull request is read and fetched from: its repository, and the local remote for that repository. */
export type PullRequestPlace = {
  readonly repository: RepositoryName;
  readonly remote: string;
  /** Why this remote was chosen; empty when there was only one. */
  readonly why: string;
};

/** A pull request as GitHub described it at one moment. Title, body, names and refs are untrusted. */
export type PullRequest = {
  readonly number: number;
  readonly place: PullRequestPlace;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly state: 'open' | 'closed' | 'merged';
  readonly base: { readonly ref: string; readonly sha: string };
  readonly head: {
    readonly ref: string;
    readonly sha: string;
    /** The repository it comes from, if it is another one: `owner/name`, or a description if it was deleted. */
    readonly fork: string | null;
  };
  /** GitHub's count; its list of files has at most 3,000 of them. */
  readonly changedFiles: number;
};

/** The failure for a closed or merged pull request; undefined when it is open. */
export function closedPullRequest({ number, state }: PullRequest): Failure | undefined {
  if (state === 'open') return undefined;
  return new Failure('scope/pull-request-closed', `pull request #${number} is ${state}`, {
    hint: 'review it all the same: --yes',
  });
}
