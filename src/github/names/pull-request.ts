import { Failure } from '../../kernel/failure.ts';
import type { RepositoryName } from './repository-name.ts';

/** Where a pull request is asked for and fetched from: its repository, and the remote here that is it. */
export type PullRequestPlace = {
  readonly repository: RepositoryName;
  readonly remote: string;
  /** Why this remote of several; empty when there was no choice. */
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
    /** The repository it comes from, when that is another one: `owner/name`, or in words when it is gone. */
    readonly fork: string | null;
  };
  /** By GitHub's count; its list names 3,000 of them at most. */
  readonly changedFiles: number;
};

/** The refusal of a pull request on which nothing is decided any more, or undefined. */
export function closedPullRequest({ number, state }: PullRequest): Failure | undefined {
  if (state === 'open') return undefined;
  return new Failure('scope/pull-request-closed', `pull request #${number} is ${state}`, {
    hint: 'review it all the same: --yes',
  });
}
