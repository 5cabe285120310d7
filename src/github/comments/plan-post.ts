import type { Report, ReportFinding } from '../../contracts/files/report.ts';
import type { ServedFile } from './commentable-lines.ts';
import { findingComment } from './finding-comment.ts';
import { resolutionOf, goneComment, type RunScope } from './gone-comment.ts';
import { placeComment, placeExactly, type CommentPlace } from './place-comment.ts';
import type { PostedComment } from './posted-comment.ts';
import { reconcile, sameText, type Reconciled, type WantedComment } from './reconcile.ts';
import { reviewBody, supersededBody } from './review-body.ts';
import type { Suggestion } from './suggestion.ts';

/** Nobody reads more comments than this, and GitHub limits the rate of writing them. The rest goes into the text. */
export const MOST_COMMENTS = 50;

/** An earlier review of ours. The list is in the order of posting. */
export type PostedReview = { readonly id: string; readonly body: string };

export type Posted = {
  readonly reviews: readonly PostedReview[];
  readonly comments: readonly PostedComment[];
};

export type NewComment = CommentPlace & { readonly body: string };

export type PostPlan = {
  readonly review:
    | {
        readonly kind: 'create';
        readonly body: string;
        readonly comments: readonly NewComment[];
        /** The review to post if GitHub refuses the comments; undefined when there are none. */
        readonly instead: WithoutComments | undefined;
      }
    | { readonly kind: 'update'; readonly id: string; readonly body: string }
    | { readonly kind: 'keep' };
  /** Older reviews, whose text is outdated. */
  readonly superseded: readonly PostedReview[];
  readonly comments: Reconciled<Wanted>;
};

/** Everything in the text of the review. `posted`: the newest review already has this text. */
export type WithoutComments = { readonly body: string; readonly posted: PostedReview | undefined };

type Wanted = WantedComment & { readonly finding: ReportFinding };

export type PostFacts = {
  readonly report: Report;
  readonly scope: RunScope;
  /** The pull request's own diff. */
  readonly served: readonly ServedFile[];
  readonly posted: Posted;
  /** The old name → new name of an open finding whose name changed since the previous run. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Verified fixes to offer, by the finding's id. */
  readonly suggestions?: ReadonlyMap<string, Suggestion>;
};

/** Plans everything that posting a report requires, before anything is sent. */
export function planPost(facts: PostFacts): PostPlan {
  const { report, scope, posted, renamed } = facts;
  const wanted = report.findings.filter(deservesComment).map((finding) => wantedComment(finding, facts));
  const comments = reconcile(
    wanted,
    posted.comments.map((one) => underNewName(one, renamed)),
    {
      resolutionOf: (comment) => resolutionOf(comment, report, scope),
      goneBody: ({ marker, body }, text) => goneComment(marker, text, body),
      most: MOST_COMMENTS,
    },
  );
  const newest = posted.reviews.at(-1);
  const inBody = new Set(comments.inBody);
  const create = new Set(comments.create.map(({ fingerprint }) => fingerprint));
  const inText = (which: (one: Wanted) => boolean): readonly ReportFinding[] =>
    wanted.filter(which).map(({ finding }) => finding);
  const body = reviewBody(
    report,
    inText((one) => inBody.has(one)),
    notesOn(scope),
  );
  const bare = reviewBody(
    report,
    inText((one) => inBody.has(one) || create.has(one.fingerprint)),
    [...notesOn(scope), NOT_TAKEN],
  );
  const same = newest !== undefined && sameText(newest.body, bare) ? newest : undefined;
  const instead = create.size === 0 ? undefined : { body: bare, posted: same };
  return { ...reviewPlan(body, instead, comments, posted.reviews), comments };
}

/** With a fix to apply it is at the lines that the fix replaces: GitHub replaces those of the comment. */
function wantedComment(finding: ReportFinding, { scope, served, suggestions }: PostFacts): Wanted {
  // With another base the line numbers differ.
  const place = scope.wholePullRequest || finding.side === 'new' ? placeComment(finding, served) : undefined;
  const { fingerprint, lens } = finding;
  const wanted = { fingerprint, lens, finding };
  const elsewhere = findingComment(finding, place);
  const suggestion = suggestions?.get(finding.id);
  const exact = suggestion && placeExactly(suggestion, served);
  return exact === undefined
    ? { ...wanted, place, body: elsewhere }
    : { ...wanted, place: exact, body: findingComment(finding, exact, suggestion), elsewhere };
}

const NOT_TAKEN = 'GitHub did not accept comments on lines, so their text is here.';

/** Findings that count against the change. Minor notes go into the text of the review. */
function deservesComment({ group }: ReportFinding): boolean {
  return group !== 'minor';
}

function underNewName(comment: PostedComment, renamed: ReadonlyMap<string, string>): PostedComment {
  const name = renamed.get(comment.marker.fingerprint);
  return name === undefined ? comment : { ...comment, marker: { ...comment.marker, fingerprint: name } };
}

function notesOn({ paths, wholePullRequest }: RunScope): string[] {
  return [
    ...(wholePullRequest ? [] : ['This review compared with another base than the pull request does.']),
    ...(paths.length === 0 ? [] : [`This review was narrowed to ${paths.join(', ')}.`]),
  ];
}

/** Comments can only be added with a review. Without new comments, the text of the newest review is updated. */
function reviewPlan(
  body: string,
  instead: WithoutComments | undefined,
  { create }: Reconciled<Wanted>,
  reviews: readonly PostedReview[],
): Pick<PostPlan, 'review' | 'superseded'> {
  const newest = reviews.at(-1);
  if (newest === undefined || create.length > 0) {
    const comments = create.map(({ place, body: text }): NewComment => ({ ...place, body: text }));
    return { review: { kind: 'create', body, comments, instead }, superseded: outOfDate(reviews) };
  }
  const review = sameText(newest.body, body)
    ? ({ kind: 'keep' } as const)
    : ({ kind: 'update', id: newest.id, body } as const);
  return { review, superseded: outOfDate(reviews.slice(0, -1)) };
}

function outOfDate(reviews: readonly PostedReview[]): PostedReview[] {
  return reviews.filter(({ body }) => !sameText(body, supersededBody()));
}
