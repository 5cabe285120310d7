import { withoutPersonTrailers, wholeLines } from '../intent/message-text.ts';
import type { HistoryReason } from './history-table.ts';

/** A past commit as `git log` prints it. */
export type PastCommit = {
  readonly sha: string;
  /** Committed at, seconds since 1970 in UTC. */
  readonly time: number;
  /** How many are in this clone. */
  readonly parents: number;
  readonly subject: string;
  readonly body: string;
};

export type LoggedCommit = { readonly commit: PastCommit; readonly paths: readonly string[] };

/** What `parseLog` reads; to be passed to git together with `-z`, `--raw` and `--no-renames`, or `--no-patch`. */
export const LOG_FORMAT = '--format=%H%x00%P%x00%ct%x00%s%x00%b';

/** Fields of `LOG_FORMAT` before the paths. */
const FIELDS = 5;

/** A body is kept up to this many bytes, in whole lines. */
const BODY_BYTES = 2000;

/**
 * Commits from a `git log -z` in `LOG_FORMAT`, with the paths of its `--raw` records, if any.
 *
 * Read by position: a message may hold anything but NUL, so a separator could not be distinguished from its text.
 */
export function parseLog(output: Buffer): LoggedCommit[] {
  const tokens = output.toString('utf8').split('\0');
  const commits: LoggedCommit[] = [];
  let at = 0;
  while (at + FIELDS <= tokens.length) {
    const [sha = '', parents = '', time = '', subject = '', body = ''] = tokens.slice(at, at + FIELDS);
    at += FIELDS;
    const paths: string[] = [];
    // A `:100644 100644 …` record and its path; the first one of a commit comes after a newline.
    for (; /^\n?:\d{6} /.test(tokens[at] ?? ''); at += 2) paths.push(tokens[at + 1] ?? '');
    commits.push({
      commit: {
        ...{ sha: sha.trim(), time: Number(time), subject, body: shortBody(body) },
        parents: parents.split(' ').filter(Boolean).length,
      },
      paths,
    });
  }
  return commits;
}

function shortBody(body: string): string {
  return wholeLines(withoutPersonTrailers(body), BODY_BYTES);
}

const REVERT = /^(?:revert(?:s|ed)?|reapply|roll(?:s|ed)?[ -]?back|back(?:s|ed)?[ -]?out)\b/i;
const FIX = /\b(?:bug)?fix(?:e[sd]|ing)?\b|\bhotfix\b|\bbugs?\b|\bregress(?:ion|ed)\b/i;
const FIX_IN_BODY = /\bregress(?:ion|ed)\b|\b(?:fix(?:e[sd])?|close[sd]?|resolve[sd]?):?\s+#\d+/i;

/** What a commit's message says it is: a revert, a fix, or neither (null). */
export function declaredReason(
  commit: Pick<PastCommit, 'subject' | 'body'>,
): Extract<HistoryReason, 'revert' | 'fix'> | null {
  if (REVERT.test(commit.subject) || /^This reverts commit\b/m.test(commit.body)) return 'revert';
  return FIX.test(commit.subject) || FIX_IN_BODY.test(commit.body) ? 'fix' : null;
}
