import { schema as published } from '@octokit/graphql-schema';
import { buildSchema, graphql, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Answer } from './github-server.ts';
import type { KeptComment, KeptReviews } from './github-threads.ts';

let built: GraphQLSchema | undefined;

/** The schema that GitHub publishes: what is asked for is checked and answered by it, not by us. */
export function githubSchema(): GraphQLSchema {
  return (built ??= buildSchema(published.idl, { assumeValid: true }));
}

type Page = { readonly first?: number; readonly after?: string | null };
type Input<K extends string> = { readonly input: Readonly<Record<K, string>> };

/** POST …/graphql over the kept reviews, for the fields that the program needs. */
export async function answerGraphql(kept: KeptReviews, json: string): Promise<Answer> {
  const { query, variables } = JSON.parse(json) as { query: string; variables: Record<string, unknown> };
  const answer = await graphql({
    schema: githubSchema(),
    source: query,
    rootValue: { ...reading(kept), ...writing(kept) },
    variableValues: variables,
  });
  const errors = answer.errors?.map(({ message, extensions }) => ({ type: extensions['type'], message }));
  return { status: 200, body: { data: answer.data, ...(errors === undefined ? {} : { errors }) } };
}

function reading(kept: KeptReviews) {
  const own = <T extends { readonly author: string }>(one: T) => ({
    ...one,
    viewerDidAuthor: one.author === kept.viewer,
  });
  const pullRequest = ({ number }: { readonly number: number }) => {
    if (number !== kept.number) throw refusal('NOT_FOUND', 'Could not resolve to a PullRequest');
    return {
      // A review that was not sent is seen by its author alone.
      reviews: (page: Page) =>
        pageOf(
          kept.reviews.filter(({ state, author }) => state !== 'PENDING' || author === kept.viewer).map(own),
          page,
        ),
      reviewThreads: (page: Page) =>
        pageOf(
          kept.threads.map(({ id, path, resolvedBy, comments }) => ({
            ...{ id, path, isResolved: resolvedBy !== null },
            comments: (inner: Page) => pageOf(comments.map(own), inner),
          })),
          page,
        ),
    };
  };
  return {
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) =>
      `${owner}/${name}`.toLowerCase() === 'acme/shop' ? { pullRequest } : null,
  };
}

function pageOf<T>(all: readonly T[], { first = 0, after }: Page) {
  if (first < 1 || first > 100) throw refusal('EXCESSIVE_PAGINATION', `first: ${first} is not within 1..100`);
  const from = after === undefined || after === null ? 0 : Number(after);
  const end = Math.min(all.length, from + first);
  return { nodes: all.slice(from, end), pageInfo: { hasNextPage: end < all.length, endCursor: String(end) } };
}

function writing(kept: KeptReviews) {
  const rewrite = (what: string, one: KeptComment | undefined, body: string): object => {
    if (one === undefined) throw refusal('NOT_FOUND', 'Could not resolve to a node');
    if (one.author !== kept.viewer)
      throw refusal('FORBIDDEN', `${kept.viewer} must not change what ${one.author} wrote`);
    if (Array.from(body).length > 65_536)
      throw refusal('UNPROCESSABLE', 'Body is too long (maximum is 65536 characters)');
    one.body = body;
    kept.written.push(`${what} ${one.id}`);
    return {};
  };
  const settle = (id: string | undefined, by: string | null): object => {
    if (!kept.mayResolve) throw refusal('FORBIDDEN', 'Resource not accessible by integration');
    const thread = kept.threads.find((one) => one.id === id);
    if (thread === undefined) throw refusal('NOT_FOUND', 'Could not resolve to a node');
    thread.resolvedBy = by;
    kept.written.push(`${by === null ? 'reopen' : 'resolve'} ${thread.id}`);
    return {};
  };
  const comments = (): KeptComment[] => kept.threads.flatMap((thread) => thread.comments);
  return {
    updatePullRequestReview: ({ input }: Input<'pullRequestReviewId' | 'body'>) =>
      rewrite(
        'edit',
        kept.reviews.find(({ id }) => id === input.pullRequestReviewId),
        input.body,
      ),
    updatePullRequestReviewComment: ({ input }: Input<'pullRequestReviewCommentId' | 'body'>) =>
      rewrite(
        'edit',
        comments().find(({ id }) => id === input.pullRequestReviewCommentId),
        input.body,
      ),
    resolveReviewThread: ({ input }: Input<'threadId'>) => settle(input.threadId, kept.viewer),
    unresolveReviewThread: ({ input }: Input<'threadId'>) => settle(input.threadId, null),
  };
}

const refusal = (type: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { type } });
