/**
 * Queries of GitHub's GraphQL API. Only this API says whether we wrote a comment without comparing names (`viewerDidAuthor`), and
 * knows threads. A test compares each query with GitHub's published schema.
 */
export const QUERIES = {
  reviews: `query Reviews($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    reviews(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id body state viewerDidAuthor }
    }
  } }
}`,
  threads: `query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id isResolved path comments(first: 1) { nodes { id body viewerDidAuthor } } }
    }
  } }
}`,
  updateReview: `mutation UpdateReview($id: ID!, $body: String!) {
  updatePullRequestReview(input: { pullRequestReviewId: $id, body: $body }) { clientMutationId }
}`,
  updateComment: `mutation UpdateComment($id: ID!, $body: String!) {
  updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $id, body: $body }) { clientMutationId }
}`,
  resolve: `mutation Resolve($id: ID!) { resolveReviewThread(input: { threadId: $id }) { clientMutationId } }`,
  reopen: `mutation Reopen($id: ID!) { unresolveReviewThread(input: { threadId: $id }) { clientMutationId } }`,
} as const;
export type QueryName = keyof typeof QUERIES;
