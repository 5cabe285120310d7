import type { LineSpan } from '../../kernel/line-span.ts';
import { compareText } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

/** Why a commit is in the table: what its message says, else how it was found. */
export type HistoryReason = 'revert' | 'fix' | 'blame' | 'log';

/** What a reviewer wrote about lines when a pull request added them. Untrusted; it never names the reviewer. */
export type PastRemark = {
  readonly pullRequest: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly text: string;
};

/** What one commit did to one changed file. It never names the author: who wrote a line is nobody's business here. */
export type HistoryRow = {
  /** Full object name. */
  readonly sha: string;
  /** When it was committed, ISO 8601 in UTC. */
  readonly date: string;
  readonly subject: string;
  readonly body: string;
  /** As the change names the file: for a renamed file the new path. */
  readonly path: RepoPath;
  /** Lines of the base side, in or next to the change, that this commit was the last to touch. */
  readonly lines: readonly LineSpan[];
  readonly why: HistoryReason;
  /** At most 40 whole lines of the commit's patch of this file; a line in brackets says what is left out. */
  readonly patch?: string;
  /** Review comments on this file near these lines, from the merged pull request of the commit. Oldest first. */
  readonly remarks?: readonly PastRemark[];
};

/** History of the changed files as of the base revision, limited. */
export type HistoryTable = {
  readonly rows: readonly HistoryRow[];
  /** The number of rows left out by the limit. */
  readonly omitted: number;
  /** What could not be read, and why: a shallow clone, a file whose history git could not read. */
  readonly notes?: readonly string[];
  /** Commits at which a shallow clone ends: what they and their ancestors did to the changed files is unknown here. */
  readonly cutOff?: readonly string[];
};

/** Enough digits to distinguish a commit from every other of a large repository; agents are shown no more than they need. */
const SHOWN_DIGITS = 12;

/** How agents see commits of the table: all with as many digits as it takes to distinguish them. */
export function abbreviatedNames({ rows }: Pick<HistoryTable, 'rows'>): (sha: string) => string {
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

/** The full name of the commit that `ref` (lower-case hex, full or at least 7 digits) means, if it matches exactly one row's commit. */
export function commitInTable(table: HistoryTable, ref: string): string | undefined {
  if (ref.length < SHORTEST_ABBREVIATION || !/^[0-9a-f]+$/.test(ref)) return undefined;
  const shas = new Set(table.rows.map((row) => row.sha).filter((sha) => sha.startsWith(ref)));
  const [only, ...others] = shas;
  return others.length === 0 ? only : undefined;
}
