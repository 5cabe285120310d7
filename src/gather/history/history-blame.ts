import type { ChangedSource } from '../../context/changed-source.ts';
import { parseBlame, type BlamedLine } from '../../context/history/blame.ts';
import { blameRanges } from '../../context/history/blame-ranges.ts';
import type { LineSpan } from '../../kernel/line-span.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { askGit, type Repository } from '../../io/git/git.ts';

/** A changed file that existed at base, and its lines that the change is about. */
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

/** git's status if it cannot do something, such as reading missing content; a wrong option has another. */
export const GIT_FATAL = 128;

/** Empty for a file that the change adds or that has no lines. */
export function pastFileOf({ change, before }: ChangedSource): PastFile[] {
  if (change.kind === 'opaque' || (change.kind === 'text' && change.status === 'added')) return [];
  const basePath = change.kind === 'text' ? (change.from ?? change.path) : change.path;
  const ranges = before === null ? [] : blameRanges(change.hunks);
  return [{ path: change.path, basePath, removed: change.removed, ranges }];
}

/** The last commit that touched each line of the file, ignoring white space, as of `base`, through renames. */
export async function readBlame(repository: Repository, base: string, file: PastFile): Promise<Blame> {
  if (file.ranges.length === 0) return { lines: [], notes: [] };
  const answer = await askGit(
    repository,
    [
      // The option is the only way to neutralise `blame.ignoreRevsFile`; textconv would run a program of the user's.
      ...['blame', '--porcelain', '-w', '--no-textconv', '--no-ignore-revs-file', '--no-progress'],
      ...file.ranges.map(({ start, end }) => `-L${start},${end}`),
      ...[base, '--', file.basePath],
    ],
    { answers: [0, GIT_FATAL] },
  );
  if (answer.status === 0) return { lines: parseBlame(answer.stdout), notes: [] };
  const why = answer.stderr.trim().split('\n')[0] ?? '';
  return { lines: [], notes: [`${file.basePath}: git blame cannot read its history: ${why}`] };
}
