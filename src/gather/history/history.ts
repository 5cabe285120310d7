import type { ChangedSource } from '../../context/changed-source.ts';
import { nearChange, type NearChange } from '../../context/history/near-change.ts';
import type { PastCommit } from '../../context/history/past-commit.ts';
import { withRemarks } from '../../context/history/past-remarks.ts';
import { candidatesOf, chooseRows } from '../../context/history/rows.ts';
import type { HistoryTable } from '../../context/history/history-table.ts';
import { lineCount } from '../../kernel/line-span.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { by, compareText, inOrder } from '../../kernel/order.ts';
import type { Repository } from '../../io/git/git.ts';
import { mapWithLimit } from '../map-with-limit.ts';
import { NO_PAST_REMARKS, readPastRemarks, type RemarksWanted } from '../../github/pulls/past-remarks.ts';
import { readBlame, pastFileOf, type Blame, type PastFile } from './history-blame.ts';
import { readLog, readMessages } from './history-log.ts';
import { withPatches } from './history-patches.ts';
import { isShallow } from './rest-of-history.ts';

/**
 * The table holds at most this many rows; `omitted` counts the others. So no more files are examined either: each
 * costs a walk through the past, and the best row of each comes before the second of any.
 */
const MOST_ROWS = 120;
const MOST_REMOVED = inOrder<PastFile>(
  by((file) => -lineCount(file.removed)),
  by((file) => file.path),
);
/** Two per core of the smallest machine we expect: git waits for the disk half of the time. */
const AT_ONCE = 4;

/**
 * What history says about the changed files as of the base revision: which commits were the last to touch the lines that
 * the change removes or is next to, the last commits of each file, and its reverts and fixes.
 *
 * One `git log` for all files, one `git blame` for each, one process for messages and one for patches. Without a base
 * commit (the change is a first commit) there is no history.
 *
 * @param remarks whether GitHub may be asked for review comments, except (`but`) those of the pull request under review
 */
export async function readHistory(
  repository: Repository,
  base: string | null,
  sources: readonly ChangedSource[],
  remarks: RemarksWanted | null = null,
): Promise<HistoryTable> {
  const past = sources.flatMap(pastFileOf);
  if (base === null || past.length === 0) return { rows: [], omitted: 0 };
  const files = past.toSorted(MOST_REMOVED).slice(0, MOST_ROWS);
  const [log, blames, shallow] = await Promise.all([
    readLog(repository, base, pathsOf(files)),
    mapWithLimit(files, AT_ONCE, (file) => readBlame(repository, base, file)),
    isShallow(repository),
  ]);
  const commits = await withBlamed(repository, log.commits, blames);
  const cutOff = shallow ? forgetBoundary(commits) : [];
  const notes = [
    ...(files.length < past.length ? [someFiles(files.length, past.length)] : []),
    ...blames.flatMap((blame) => blame.notes),
    ...cutOff.map(cutOffAt),
  ];
  const candidates = files.map((file, index) =>
    candidatesOf(
      { ...file, blamed: blames[index]?.lines ?? [], log: log.touching.get(file.basePath) ?? [] },
      commits,
    ),
  );
  const { chosen, omitted } = chooseRows(candidates, MOST_ROWS);
  const [table, said] = await Promise.all([
    withPatches(repository, chosen, nearIn(sources)),
    remarks === null ? NO_PAST_REMARKS : readPastRemarks(repository, chosen, remarks),
  ]);
  notes.push(...table.notes, ...said.notes);
  return {
    rows: withRemarks(table.rows, said),
    omitted,
    ...(notes.length === 0 ? {} : { notes }),
    ...(cutOff.length === 0 ? {} : { cutOff }),
  };
}

function pathsOf(files: readonly PastFile[]): RepoPath[] {
  return files.map((file) => file.basePath);
}

/** Commits that only blame names, from before the log's limit, in addition to those of the log. */
async function withBlamed(
  repository: Repository,
  logged: ReadonlyMap<string, PastCommit>,
  blames: readonly Blame[],
): Promise<Map<string, PastCommit>> {
  const commits = new Map(logged);
  const blamed = new Set(blames.flatMap((blame) => blame.lines.map((line) => line.sha)));
  const unknown = [...blamed].filter((sha) => !commits.has(sha)).toSorted(compareText);
  for (const commit of await readMessages(repository, unknown)) commits.set(commit.sha, commit);
  return commits;
}

/** For the requested files only, computed once each. */
function nearIn(sources: readonly ChangedSource[]): (path: RepoPath) => NearChange | null {
  const known = new Map<RepoPath, NearChange>();
  const byPath = new Map(sources.map((source) => [source.change.path, source]));
  return (path) => {
    const source = byPath.get(path);
    const near = known.get(path) ?? (source === undefined ? null : nearChange(source));
    if (near !== null) known.set(path, near);
    return near;
  };
}

function someFiles(read: number, all: number): string {
  return `history was read for ${read} of the ${all} changed files that have one: those that lose most lines`;
}

function cutOffAt(sha: string): string {
  return `the clone is shallow: what happened up to ${sha} is unknown (git fetch --unshallow)`;
}

/**
 * Where a shallow clone ends, a commit looks as if it had written every line before it. It did not, so it is removed.
 * Returns these commits.
 */
function forgetBoundary(commits: Map<string, PastCommit>): string[] {
  const boundary = [...commits.values()].filter((commit) => commit.parents === 0).map((commit) => commit.sha);
  for (const sha of boundary) commits.delete(sha);
  return boundary;
}
