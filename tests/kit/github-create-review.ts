import type { Answer } from './github-server.ts';
import { nodeId, type KeptReviews } from './github-threads.ts';

/** A file as GitHub lists it, with its hunks. */
export type ListedPatch = { readonly filename: string; readonly patch?: string };

type Sent = {
  readonly commit_id?: string;
  readonly event?: string;
  readonly body?: string;
  readonly comments?: readonly SentComment[];
};
type SentComment = {
  readonly path?: string;
  readonly body?: string;
  readonly line?: number;
  readonly side?: string;
  readonly start_line?: number;
  readonly start_side?: string;
};

const MOST = 65_536;

/**
 * POST …/pulls/N/reviews as GitHub takes it: all of it or nothing. Lines are looked up in the patches by counting, with
 * nothing of the code under test.
 */
export function createReview(
  kept: KeptReviews,
  head: string,
  files: readonly ListedPatch[],
  json: string,
): Answer {
  const sent = JSON.parse(json) as Sent;
  const wrong = [
    ...faultsOf(sent, kept, head),
    ...(sent.comments ?? []).flatMap((one) => faultsAt(one, files)),
  ];
  if (wrong.length > 0) {
    return {
      status: 422,
      body: { message: 'Unprocessable Entity', errors: [...new Set(wrong)], status: '422' },
    };
  }
  const id = nodeId('PRR');
  const { event = '', body = '' } = sent;
  kept.reviews.push({ id, author: kept.viewer, event, commit: head, state: 'COMMENTED', body });
  for (const { path = '', line = 0, side = 'RIGHT', start_line, body: text = '' } of sent.comments ?? []) {
    kept.threads.push({
      ...{ id: nodeId('PRRT'), path, line, side, startLine: start_line ?? null, resolvedBy: null },
      comments: [{ id: nodeId('PRRC'), author: kept.viewer, body: text }],
    });
  }
  kept.written.push(`review with ${sent.comments?.length ?? 0}`);
  return {
    status: 200,
    body: { id: 80, node_id: id, html_url: `https://github.com/acme/shop/pull/${kept.number}#${id}` },
  };
}

function faultsOf({ event, body = '', commit_id }: Sent, kept: KeptReviews, head: string): string[] {
  const pending = kept.reviews.some(({ author, state }) => author === kept.viewer && state === 'PENDING');
  return [
    ...(pending ? ['User can only have one pending review per pull request'] : []),
    ...(event === 'COMMENT' || event === 'APPROVE' || event === 'REQUEST_CHANGES'
      ? []
      : ['Event is invalid']),
    ...(body.trim() === '' ? ["Body can't be blank"] : []),
    ...(Array.from(body).length > MOST ? [`Body is too long (maximum is ${MOST} characters)`] : []),
    ...(commit_id === head ? [] : ['Commit is not part of the pull request']),
  ];
}

function faultsAt(comment: SentComment, files: readonly ListedPatch[]): string[] {
  const { path, body = '', line, side = 'RIGHT', start_line: start, start_side: startSide = side } = comment;
  const file = files.find(({ filename }) => filename === path);
  if (file === undefined) return ['Path could not be resolved'];
  const length = Array.from(body).length;
  if (body.trim() === '') return ["Body can't be blank"];
  if (length > MOST) return [`Body is too long (maximum is ${MOST} characters)`];
  const hunk = hunkWith(file.patch ?? '', side, line);
  if (hunk === undefined) return ['Pull request review thread line must be part of the diff'];
  if (start === undefined) return [];
  if (startSide === side && start >= (line ?? 0)) {
    return ['Pull request review thread start line must precede the end line.'];
  }
  return hunkWith(file.patch ?? '', startSide, start) === hunk
    ? []
    : ['Pull request review thread start line must be part of the same hunk as the line.'];
}

/** The number of the hunk that shows a line: removed ones on the left, added and unchanged ones on the right. */
function hunkWith(patch: string, side: string, wanted: number | undefined): number | undefined {
  let [hunk, left, right] = [0, 0, 0];
  for (const text of patch.split('\n')) {
    const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);
    if (header !== null) {
      hunk += 1;
      [left, right] = [Number(header[1]), Number(header[2])];
    } else if (text.startsWith('-')) {
      if (side === 'LEFT' && left === wanted) return hunk;
      left += 1;
    } else if (text.startsWith('+') || text.startsWith(' ')) {
      if (side === 'RIGHT' && right === wanted) return hunk;
      right += 1;
      if (text.startsWith(' ')) left += 1;
    }
  }
  return undefined;
}
