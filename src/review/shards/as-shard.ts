import type { RunFile } from '../../contracts/files/run-files.ts';
import type { ScopeFile } from '../../contracts/files/scope-file.ts';
import type { Change } from '../../gather/change/change.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { partitionFiles, type Partition } from '../../packets/hunks/partition-files.ts';
import { shownFiles } from '../../packets/hunks/shown-files.ts';
import { scopeEntries } from '../planning/scope-entries.ts';
import { planKey, type Planned } from './plan-key.ts';

/** Which part of a change is reviewed: `index` from 1 to `of`. */
export type ShardRequest = {
  readonly index: number;
  readonly of: number;
  /** Default: parts of about the same number of bytes. */
  readonly partition?: Partition;
};

/** The files of the shard, including those that nobody is shown. Empty when there are fewer files than shards. */
export function pathsOfShard(
  change: Change,
  { index, of, partition = partitionFiles }: ShardRequest,
): readonly RepoPath[] {
  return partition(shownFiles(change), of)[index - 1] ?? [];
}

export function asShard(
  file: RunFile,
  change: Change,
  {
    index,
    of,
    paths,
    past,
    context,
  }: ShardRequest & { readonly paths: readonly RepoPath[] } & Pick<Planned, 'past' | 'context'>,
): RunFile {
  const scope = { files: scopeEntries(change.changed), skipped: skippedEntries(change) };
  return {
    ...file,
    scope_note: `shard ${index} of ${of}: ${paths.length} of ${change.changed.size} files; the whole change: ${file.scope_note}`,
    shard: {
      index,
      of,
      plan: planKey({ file, of, scope, past, context }),
      paths: [...paths],
      scope_note: file.scope_note,
    },
  };
}

/** Files that no reviewer is shown, as `scope.json` and the report list them. */
export function skippedEntries({ skipped }: Pick<Change, 'skipped'>): ScopeFile['skipped'] {
  return skipped.map(({ path, reason, bytes, lines, decided_by, why }) => ({
    path,
    reason,
    bytes,
    lines,
    decided_by,
    ...(why === undefined ? {} : { why }),
  }));
}
