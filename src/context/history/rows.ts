import { groupedBy } from '../../kernel/grouped-by.ts';
import { mergeSpans, overlapsAny, type LineSpan } from '../../kernel/line-span.ts';
import { by, inOrder } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { HistoryRow } from './history-table.ts';
import type { BlamedLine } from './blame.ts';
import { declaredReason, type PastCommit } from './past-commit.ts';

/** What git reported about one changed file as of the base revision. */
export type FileHistory = {
  /** As the change names it. */
  readonly path: RepoPath;
  readonly basePath: RepoPath;
  /** Old lines that the change removes. */
  readonly removed: readonly LineSpan[];
  readonly blamed: readonly BlamedLine[];
  /** Commits that touched the file, newest first. */
  readonly log: readonly string[];
};

/** A row before its patch is known: where to find the commit's patch of the file. */
export type RowCandidate = {
  readonly row: HistoryRow;
  readonly time: number;
  /** The commit was the last to touch a line that the change removes. */
  readonly touched: boolean;
  readonly pathThen: string;
  /** The commit has no parent: nothing was renamed in it. */
  readonly first: boolean;
  /** Lines, as counted in that commit, that are still at base next to the change. */
  readonly linesThen: readonly LineSpan[];
};

/** This many newest commits of a file's log are listed whatever they say; older ones only if they are reverts or fixes. */
const RECENT = 5;
/** More reverts and fixes than this, found only in the log, would repeat the same point. */
const DECLARED = 10;

/** One candidate for each commit that blame or log names for the file. Commits that git did not report are left out. */
export function candidatesOf(file: FileHistory, commits: ReadonlyMap<string, PastCommit>): RowCandidate[] {
  const blamed = groupedBy(file.blamed, ({ sha }) => sha);
  const candidates = [...new Set([...blamed.keys(), ...logged(file, commits)])].flatMap((sha) => {
    const commit = commits.get(sha);
    return commit === undefined ? [] : [candidate(file, commit, blamed.get(sha) ?? [])];
  });
  return candidates.toSorted(MOST_TELLING);
}

function logged(file: FileHistory, commits: ReadonlyMap<string, PastCommit>): string[] {
  const declared = file.log.slice(RECENT).filter((sha) => {
    const commit = commits.get(sha);
    return commit !== undefined && declaredReason(commit) !== null;
  });
  return [...file.log.slice(0, RECENT), ...declared.slice(0, DECLARED)];
}

function candidate(file: FileHistory, commit: PastCommit, blamed: readonly BlamedLine[]): RowCandidate {
  const lines = mergeSpans(blamed.map(({ line }) => ({ start: line, end: line })));
  return {
    row: {
      sha: commit.sha,
      date: new Date(commit.time * 1000).toISOString(),
      subject: commit.subject,
      body: commit.body,
      path: file.path,
      lines,
      why: declaredReason(commit) ?? (blamed.length > 0 ? 'blame' : 'log'),
    },
    time: commit.time,
    touched: lines.some((span) => overlapsAny(span, file.removed)),
    pathThen: blamed[0]?.originalPath ?? file.basePath,
    first: commit.parents === 0,
    linesThen: mergeSpans(blamed.map(({ originalLine: line }) => ({ start: line, end: line }))),
  };
}

/** Lines that the change touches, then lines next to it; reverts and fixes before others; newest first. A total order. */
const MOST_TELLING = inOrder<RowCandidate>(
  by((c) => (c.touched ? 0 : c.row.lines.length > 0 ? 1 : 2)),
  by((c) => (c.row.why === 'revert' || c.row.why === 'fix' ? 0 : 1)),
  by((c) => -c.time),
  by((c) => c.row.path),
  by((c) => c.row.sha),
);

/**
 * The rows that fit into `limit`: the most useful row of every file, then each file's second, and so on, so that
 * a file with a long history does not crowd out the others. The most useful first.
 */
export function chooseRows(
  files: readonly (readonly RowCandidate[])[],
  limit: number,
): { readonly chosen: readonly RowCandidate[]; readonly omitted: number } {
  const ranked = files.flatMap((candidates) => candidates.map((value, rank) => ({ value, rank })));
  const order = inOrder<(typeof ranked)[number]>(
    by((r) => r.rank),
    (a, b) => MOST_TELLING(a.value, b.value),
  );
  const chosen = ranked
    .toSorted(order)
    .slice(0, limit)
    .map((r) => r.value);
  return { chosen: chosen.toSorted(MOST_TELLING), omitted: ranked.length - chosen.length };
}
