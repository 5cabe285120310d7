/** Reviews and threads of one pull request as GitHub keeps them. Authors are logins; ids are node ids. */
export type KeptComment = {
  readonly id: string;
  readonly author: string;
  body: string;
};

export type KeptThread = {
  readonly id: string;
  readonly path: string;
  readonly line: number;
  readonly side: string;
  readonly startLine: number | null;
  readonly comments: KeptComment[];
  resolvedBy: string | null;
};

export type KeptReview = {
  readonly id: string;
  readonly author: string;
  readonly event: string;
  readonly commit: string;
  state: 'COMMENTED' | 'PENDING';
  body: string;
};

export type KeptReviews = {
  readonly number: number;
  /** Who the login of gh is. */
  viewer: string;
  readonly reviews: KeptReview[];
  readonly threads: KeptThread[];
  /** What was written, in order: `resolve PRRT_1`. */
  readonly written: string[];
  /** The token may resolve threads. Those of GitHub Actions without `contents: write` may not. */
  mayResolve: boolean;
};

export function keptReviews(number: number): KeptReviews {
  return { number, viewer: 'robot', reviews: [], threads: [], written: [], mayResolve: true };
}

let last = 0;
export const nodeId = (kind: 'PRR' | 'PRRC' | 'PRRT'): string => `${kind}_kw${(last += 1)}`;

/** What somebody else, or a person under our own login, writes at a line. */
export function somebodySays(kept: KeptReviews, author: string, path: string, body: string): KeptThread {
  const thread: KeptThread = {
    ...{ id: nodeId('PRRT'), path, line: 1, side: 'RIGHT', startLine: null, resolvedBy: null },
    comments: [{ id: nodeId('PRRC'), author, body }],
  };
  kept.threads.push(thread);
  return thread;
}
