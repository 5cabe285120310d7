import type { Lens } from '../../contracts/vocabulary.ts';
import type { Resolution } from './gone-comment.ts';
import type { PostedComment } from './posted-comment.ts';
import type { CommentPlace } from './place-comment.ts';

/** A finding that should have a comment, in the order of the report. */
export type WantedComment = {
  readonly fingerprint: string;
  readonly lens: Lens;
  readonly body: string;
  /** The text for an earlier comment, which may be at other lines, where `body` is only right at `place`. */
  readonly elsewhere?: string;
  /** Undefined when GitHub accepts no comment there. */
  readonly place: CommentPlace | undefined;
};

export type CommentChange = {
  readonly comment: PostedComment;
  readonly body: string;
  /** What to do with its thread first. Undefined: nothing, because it is right, or somebody else decided it. */
  readonly thread: 'resolve' | 'reopen' | undefined;
};

export type Reconciled<W extends WantedComment> = {
  readonly create: readonly (W & { readonly place: CommentPlace })[];
  /** Findings that have no comment and get none: GitHub shows no line for them, or they exceed the limit. */
  readonly inBody: readonly W[];
  readonly update: readonly CommentChange[];
  readonly resolve: readonly CommentChange[];
  readonly keep: readonly PostedComment[];
  /** No longer wanted, but not known to be gone. */
  readonly untouched: readonly { readonly comment: PostedComment; readonly why: string }[];
};

export type Decisions = {
  readonly resolutionOf: (comment: PostedComment) => Resolution;
  readonly goneBody: (comment: PostedComment, text: string) => string;
  /** Most findings with a comment at the same time, including earlier comments. */
  readonly most: number;
};

/**
 * Plans one comment for each wanted finding, and no change if its earlier comment has the same text. A thread that somebody else
 * resolved stays resolved; one that we resolved is reopened when its finding is back.
 */
export function reconcile<W extends WantedComment>(
  wanted: readonly W[],
  posted: readonly PostedComment[],
  { resolutionOf, goneBody, most }: Decisions,
): Reconciled<W> {
  const earlier = firstOfEach(posted);
  const known = wanted.flatMap((one) => {
    const comment = earlier.get(one.fingerprint);
    return comment === undefined ? [] : [changeOf(comment, one)];
  });
  const fresh = wanted.filter(({ fingerprint }) => !earlier.has(fingerprint));
  const create = fresh
    .flatMap((one) => (one.place === undefined ? [] : [{ ...one, place: one.place }]))
    .slice(0, Math.max(0, most - known.length));
  const created = new Set(create.map(({ fingerprint }) => fingerprint));
  const stays = new Set(known.map(({ comment }) => comment));
  const ends = posted
    .filter((comment) => !stays.has(comment))
    .map((comment) => endOf(comment, earlier.get(comment.marker.fingerprint) !== comment));
  return {
    create,
    inBody: fresh.filter(({ fingerprint }) => !created.has(fingerprint)),
    update: known.filter(isChange),
    resolve: ends.flatMap((end) => ('body' in end ? [end] : [])),
    keep: [...known, ...ends].flatMap((one) =>
      'settled' in one || ('body' in one && !isChange(one)) ? [one.comment] : [],
    ),
    untouched: ends.flatMap((end) => ('why' in end ? [end] : [])),
  };

  function endOf(comment: PostedComment, twice: boolean): End {
    if (comment.marker.state === 'gone') return { comment, settled: true };
    const resolution = twice ? TWICE : resolutionOf(comment);
    if (resolution.kind === 'not-reviewed') return { comment, why: resolution.why };
    return {
      comment,
      body: goneBody(comment, resolution.text),
      thread: comment.resolved ? undefined : 'resolve',
    };
  }
}

/** What becomes of a comment whose finding is no longer wanted. */
type End =
  | CommentChange
  | { readonly comment: PostedComment; readonly why: string }
  | { readonly comment: PostedComment; readonly settled: true };

function firstOfEach(posted: readonly PostedComment[]): ReadonlyMap<string, PostedComment> {
  const first = new Map<string, PostedComment>();
  for (const comment of posted) {
    if (!first.has(comment.marker.fingerprint)) first.set(comment.marker.fingerprint, comment);
  }
  return first;
}

/** Two simultaneous posts may each have created one. */
const TWICE = { kind: 'gone', text: '**Said twice**: see the other comment.' } as const;

function changeOf(comment: PostedComment, { body, elsewhere = body }: WantedComment): CommentChange {
  return {
    comment,
    body: sameText(comment.body, body) ? body : elsewhere,
    thread: reopening(comment),
  };
}

function reopening({ marker, resolved }: PostedComment): CommentChange['thread'] {
  return marker.state === 'gone' && resolved ? 'reopen' : undefined;
}

function isChange({ comment, body, thread }: CommentChange): boolean {
  return thread !== undefined || !sameText(comment.body, body);
}

/** GitHub may return a text with other line endings, and without trailing blanks. */
export function sameText(a: string, b: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(a) === plain(b);
}
