import type { ChangedSource } from '../context/changed-source.ts';
import { parseBlame, type BlamedLine } from '../context/history/blame.ts';
import { blameRanges } from '../context/history/blame-ranges.ts';
import { lineCountOf } from '../context/line-index.ts';
import type { LineSpan } from '../kernel/line-span.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { askGitInTurn } from '../io/git/git-in-turn.ts';
import type { Repository } from '../io/git/git.ts';

/** A changed file that was there at base, and the lines of it that the change is about. */
export type PastFile = {
  /** As the change names it. */
  readonly path: RepoPath;
  readonly basePath: RepoPath;
  readonly removed: readonly LineSpan[];
  /** Lines to blame. */
  readonly ranges: readonly LineSpan[];
};

/** Blame that git could not give is a note, not a failure: a partial clone may lack old content. */
export type Blame = { readonly lines: readonly BlamedLine[]; readonly notes: readonly string[] };

/** git's status for what it cannot do, such as reading content that is not there; a wrong option has another. */
export const CANNOT = 128;

/** None for a file that the change adds or that has no lines. */
export function withPast({ change, before }: ChangedSource): PastFile[] {
  if (change.kind === 'opaque' || (change.kind === 'text' && change.status === 'added')) return [];
  const basePath = change.kind === 'text' ? (change.from ?? change.path) : change.path;
  const ranges = before === null ? [] : blameRanges(change.hunks, lineCountOf(before));
  return [{ path: change.path, basePath, removed: change.removed, ranges }];
}

/** Who was the last to touch the lines of each file, white space apart, as of `base`, through renames. */
export async function readBlames(
  repository: Repository,
  base: string,
  files: readonly PastFile[],
): Promise<Blame[]> {
  const asked = files.filter(({ ranges }) => ranges.length > 0);
  const answers = await askGitInTurn(
    repository,
    asked.map((file) => blameOf(base, file)),
    [0, CANNOT],
  );
  const blames = new Map(answers.map((answer, at) => [asked[at], answer]));
  return files.map((file) => {
    const answer = blames.get(file);
    if (answer === undefined) return { lines: [], notes: [] };
    if (answer.status === 0) return { lines: parseBlame(answer.stdout), notes: [] };
    const why = answer.stderr.trim().split('\n')[0] ?? '';
    return { lines: [], notes: [`${file.basePath}: git blame cannot tell its history: ${why}`] };
  });
}

function blameOf(base: string, { ranges, basePath }: PastFile): string[] {
  return [
    // The option is the only way to neutralise `blame.ignoreRevsFile`; textconv would run a program of the user's.
    ...['blame', '--porcelain', '-w', '--no-textconv', '--no-ignore-revs-file', '--no-progress'],
    ...ranges.map(({ start, end }) => `-L${start},${end}`),
    ...[base, '--', basePath],
  ];
}
