import { at, textOrNull } from '../pulls/fields.ts';
import { apiPath } from '../pulls/read-pull-request.ts';
import { sendToGithub, type GhAnswer } from '../gh/gh.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import type { PostPlan } from '../comments/plan-post.ts';
import type { CommentChange } from '../comments/reconcile.ts';
import { supersededBody } from '../comments/review-body.ts';
import type { PullRequest } from '../names/pull-request.ts';
import { askGraphql, askGraphqlOrThrow } from './ask-graphql.ts';

/** What was done, in the order of the steps; after a failure, what was done before it. */
export type Sent = {
  review: 'created' | 'updated' | 'kept' | 'none';
  /** URL of a review that was created. */
  url: string | null;
  comments: number;
  /** GitHub's reason for refusing the comments, if the review was posted without them. */
  withoutComments: string | null;
  updated: number;
  resolved: number;
  superseded: number;
  /** Threads that GitHub does not let this login resolve or reopen; their comments have the current state. */
  readonly unresolvable: string[];
};

/**
 * Executes a plan: first the new review as a whole, then the changes one by one. Each step can be repeated, and a later post does
 * what is left, because posted comments are found by their marker.
 *
 * @throws post/pending-review, post/refused, environment/gh-*, each naming what was posted before
 */
export async function sendPlan(pull: PullRequest, plan: PostPlan, again: string): Promise<Sent> {
  const sent: Sent = {
    ...{
      review: 'none',
      url: null,
      comments: 0,
      withoutComments: null,
      updated: 0,
      resolved: 0,
      superseded: 0,
    },
    unresolvable: [],
  };
  try {
    await sendReview(pull, plan.review, sent);
    for (const change of plan.comments.update) {
      await changeComment(pull, change, sent);
      sent.updated += 1;
    }
    for (const change of plan.comments.resolve) {
      await changeComment(pull, change, sent);
      sent.resolved += 1;
    }
    const newest =
      sent.review === 'kept' && plan.review.kind === 'create' ? plan.review.instead?.posted?.id : undefined;
    for (const { id } of plan.superseded.filter((one) => one.id !== newest)) {
      await askGraphqlOrThrow(hostOf(pull), 'updateReview', { id, body: supersededBody() });
      sent.superseded += 1;
    }
    return sent;
  } catch (error) {
    throw error instanceof Failure ? interrupted(error, sent, again) : error;
  }
}

const hostOf = ({ place }: PullRequest): string => place.repository.host;

async function sendReview(pull: PullRequest, review: PostPlan['review'], sent: Sent): Promise<void> {
  switch (review.kind) {
    case 'keep':
      sent.review = 'kept';
      return;
    case 'update':
      await askGraphqlOrThrow(hostOf(pull), 'updateReview', { id: review.id, body: review.body });
      sent.review = 'updated';
      return;
    case 'create':
      await createReview(pull, review, sent);
  }
}

type Creation = PostPlan['review'] & { readonly kind: 'create' };

/** GitHub accepts a review with all its comments or not at all. If it refuses, the review is posted without comments. */
async function createReview(
  pull: PullRequest,
  { body, comments, instead }: Creation,
  sent: Sent,
): Promise<void> {
  const first = await sendNew(pull, body, comments);
  if (isTaken(first)) {
    sent.comments = comments.length;
    created(first, sent);
    return;
  }
  const refusal = refused(first);
  if (first.status !== 422 || instead === undefined || refusal.code !== 'post/refused') throw refusal;
  sent.withoutComments = saidIn(first);
  if (instead.posted !== undefined) {
    sent.review = 'kept';
    return;
  }
  const second = await sendNew(pull, instead.body, []);
  if (!isTaken(second)) throw refused(second);
  created(second, sent);
}

/** Sent as COMMENT, whatever was found: people decide whether to merge. */
function sendNew(pull: PullRequest, body: string, comments: Creation['comments']): Promise<GhAnswer> {
  const request = { commit_id: pull.head.sha, event: 'COMMENT', body, comments };
  return sendToGithub(hostOf(pull), apiPath(pull.place, `/pulls/${pull.number}/reviews`), request);
}

const isTaken = ({ status }: GhAnswer): boolean => status === 200 || status === 201;

function created({ body }: GhAnswer, sent: Sent): void {
  sent.review = 'created';
  sent.url = textOrNull(body, 'html_url');
}

/** The thread first: when the comment says that it is resolved, the next post does nothing. */
async function changeComment(pull: PullRequest, change: CommentChange, sent: Sent): Promise<void> {
  const { comment, body, thread } = change;
  if (thread !== undefined) {
    const answer = await askGraphql(hostOf(pull), thread, { id: comment.thread });
    if (answer.kind === 'forbidden') sent.unresolvable.push(answer.said);
  }
  await askGraphqlOrThrow(hostOf(pull), 'updateComment', { id: comment.id, body });
}

function refused(answer: GhAnswer): Failure {
  const said = saidIn(answer);
  if (/one pending review/i.test(said)) return pendingReview();
  return new Failure('post/refused', `GitHub did not take the review: ${said}`, {
    hint: 'nothing of the review was posted; run the command again, and if it stays so, report it',
  });
}

function saidIn({ status, body }: GhAnswer): string {
  const errors: unknown = at(body, ['errors']);
  const message = textOrNull(body, 'message') ?? `status ${status}`;
  return inertLine([message, ...(Array.isArray(errors) ? errors.map(errorText) : [])].join(': ')).slice(
    0,
    500,
  );
}

const errorText = (error: unknown): string =>
  typeof error === 'string' ? error : (textOrNull(error, 'message') ?? JSON.stringify(error));

export function pendingReview(): Failure {
  return new Failure(
    'post/pending-review',
    'this login has begun a review of the pull request and not sent it',
    { hint: 'submit or discard it on GitHub, then run the command again' },
  );
}

/** The same failure, naming what is already on GitHub. */
function interrupted(failure: Failure, sent: Sent, again: string): Failure {
  const done = doneText(sent);
  const message = `${failure.message}; ${done === '' ? 'as far as is known nothing was posted' : `posted before: ${done}`}`;
  const rest = `the same command does the rest and posts nothing twice: correctless post ${again}`;
  return new Failure(failure.code, message, {
    hint: failure.hint === undefined ? rest : `${failure.hint}; ${rest}`,
    cause: failure,
  });
}

/** `a review with 3 comments, 1 comment updated`; empty when nothing was done. */
export function doneText({ review, comments, updated, resolved, superseded }: Sent): string {
  const counted = (n: number, what: string): string[] => (n === 0 ? [] : [`${n} ${what}`]);
  return [
    ...(review === 'created' ? [`a review with ${comments} comment${comments === 1 ? '' : 's'}`] : []),
    ...(review === 'updated' ? ['the review updated'] : []),
    ...counted(updated, 'updated'),
    ...counted(resolved, 'resolved'),
    ...counted(superseded, 'superseded'),
  ].join(', ');
}
