import type { RunFile } from '../../contracts/files/run-files.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

type Sharded = Pick<RunFile, 'shard'>;

/** The files that a shard reviews. Undefined for a run that reviews all. */
export function ownPaths({ shard }: Sharded): ReadonlySet<RepoPath> | undefined {
  return shard === undefined ? undefined : new Set(shard.paths as RepoPath[]);
}

/** The entries of a list that the run itself is responsible for. */
export function ownFiles<T extends { readonly path: string }>(
  run: Sharded,
  files: readonly T[],
): readonly T[] {
  const own = ownPaths(run);
  return own === undefined ? files : files.filter(({ path }) => own.has(path as RepoPath));
}

/**
 * The findings of the previous run that a shard follows. The first shard follows those in files that are no longer part
 * of the change, because one shard must.
 */
export function followedBy<T extends { readonly finding: { readonly file: RepoPath } }>(
  run: Sharded,
  past: readonly T[],
  changed: ReadonlySet<RepoPath>,
): readonly T[] {
  const own = ownPaths(run);
  if (own === undefined) return past;
  const isFirst = run.shard?.index === 1;
  return past.filter(({ finding: { file } }) => own.has(file) || (isFirst && !changed.has(file)));
}
