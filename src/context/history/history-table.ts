import type { LineSpan } from '../../kernel/line-span.ts';
import { compareText } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

/** Why a commit stands in the table: what it says of itself, else how it was found. */
export const HISTORY_REASONS = ['revert', 'fix', 'blame', 'log'] as const;
export type HistoryReason = (typeof HISTORY_REASONS)[number];

/** What a reviewer wrote of lines when they came in with a pull request. Untrusted, and never whose words they are. */
export type PastRemark = {
  readonly pullRequest: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly text: string;
};

/** What one commit did to one changed file. Never an author: who wrote a line is nobody's business here. */
export type HistoryRow = {
  /** Full object name. */
  readonly sha: string;
  /** When it was committed, ISO 8601 in UTC. */
  readonly date: string;
  readonly subject: string;
  readonly body: string;
  /** As the change names the file: the new path of a renamed one. */
  readonly path: RepoPath;
  /** Lines of the base side, in or next to the change, that this commit was the last to touch. */
  readonly lines: readonly LineSpan[];
  readonly why: HistoryReason;
  /** The commit's patch of this file, at most 40 lines, whole; a line in brackets says what is left out. */
  readonly patch?: string;
  /** Review comments on this file near these lines, of the merged pull request that the commit came with. Oldest first. */
  readonly remarks?: readonly PastRemark[];
};

/** History of the changed files as of the base revision, bounded. */
export type HistoryTable = {
  readonly rows: readonly HistoryRow[];
  /** Rows that were found and left out by the bound. */
  readonly omitted: number;
  /** What could not be read, and why: a shallow clone, a file whose history git could not tell. */
  readonly notes?: readonly string[];
  /** Commits at which a shallow clone ends: what they and those before them did to the changed files is unknown here. */
  readonly cutOff?: readonly string[];
};

/** Digits of a commit's name that tell it from every other of a large repository; agents are shown no more than they need. */
const SHOWN_DIGITS = 12;

/** How commits of the table are named to agents: all in as many digits as it takes to tell each from the others. */
export function shownNames({ rows }: Pick<HistoryTable, 'rows'>): (sha: string) => string {
  const shas = [...new Set(rows.map(({ sha }) => sha))].toSorted(compareText);
  const shared = shas.slice(1).map((sha, at) => sharedDigits(sha, shas[at] ?? ''));
  const digits = Math.max(SHOWN_DIGITS, ...shared.map((count) => count + 1));
  return (sha) => sha.slice(0, digits);
}

function sharedDigits(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** An abbreviation shorter than git's own default proves nothing. */
const SHORTEST_ABBREVIATION = 7;

/** The full name of the commit that `ref` (lower-case hex, full or at least 7 digits) means, if exactly one row's commit fits. */
export function commitInTable(table: HistoryTable, ref: string): string | undefined {
  if (ref.length < SHORTEST_ABBREVIATION || !/^[0-9a-f]+$/.test(ref)) return undefined;
  const shas = new Set(table.rows.map((row) => row.sha).filter((sha) => sha.startsWith(ref)));
  const [only, ...others] = shas;
  return others.length === 0 ? only : undefined;
}
