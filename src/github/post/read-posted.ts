import { at, flag, list, text, textOrNull } from '../pulls/fields.ts';
import { findingMarkerOf, isOurReview } from '../comments/marker.ts';
import type { Posted, PostedReview } from '../comments/plan-post.ts';
import type { PostedComment } from '../comments/posted-comment.ts';
import type { PullRequest } from '../names/pull-request.ts';
import { askGraphqlOrThrow } from './ask-graphql.ts';

/** What this login has posted on a pull request so far. */
export type PostedHere = Posted & {
  /** Whether this login has a pending review, ours or the user's own. GitHub does not accept a second one. */
  readonly pending: boolean;
};

/**
 * Our own reviews and comments: those that GitHub says this login wrote, and that begin with a marker. Both are required, because
 * a marker is easily copied, and a person may review with the same login.
 *
 * @throws environment/gh-*
 */
export async function readPosted(pull: PullRequest): Promise<PostedHere> {
  const [reviews, threads] = await Promise.all([
    readAll(pull, 'reviews', (node) => [node]),
    readAll(pull, 'threads', postedComment),
  ]);
  const own = reviews.filter((node) => flag(node, 'viewerDidAuthor'));
  return {
    reviews: own.map(reviewIn).filter(({ body }) => isOurReview(body)),
    comments: threads,
    pending: own.some((node) => text(node, 'state') === 'PENDING'),
  };
}

const reviewIn = (node: unknown): PostedReview => ({ id: text(node, 'id'), body: text(node, 'body') });

/** A thread that one of our comments started. Replies of other people are ignored. */
function postedComment(thread: unknown): PostedComment[] {
  const [first] = list(at(thread, ['comments', 'nodes']));
  if (first === undefined || !flag(first, 'viewerDidAuthor')) return [];
  const body = text(first, 'body');
  const marker = findingMarkerOf(body);
  if (marker === undefined) return [];
  return [
    {
      id: text(first, 'id'),
      path: text(thread, 'path'),
      body,
      marker,
      thread: text(thread, 'id'),
      resolved: flag(thread, 'isResolved'),
    },
  ];
}

const FIELD = { reviews: 'reviews', threads: 'reviewThreads' } as const;

/** Every entry of a list, oldest first, page by page: an entry that was missed would be posted twice. */
async function readAll<One>(
  { number, place: { repository } }: PullRequest,
  query: keyof typeof FIELD,
  read: (node: unknown) => One[],
): Promise<One[]> {
  const { host, owner, name } = repository;
  const found: One[] = [];
  for (let after: string | null = null; ;) {
    const answer = await askGraphqlOrThrow(host, query, { owner, name, number, after });
    const entries: unknown = at(answer, ['repository', 'pullRequest', FIELD[query]]);
    found.push(...list(at(entries, ['nodes'])).flatMap(read));
    after = textOrNull(entries, 'pageInfo', 'endCursor');
    if (after === null || !flag(entries, 'pageInfo', 'hasNextPage')) return found;
  }
}
