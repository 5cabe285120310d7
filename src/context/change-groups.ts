import type { ChangedLines, FileChange } from '../diff/changed-lines.ts';
import type { RepoPath } from '../kernel/repo-path.ts';

export type Rename = { readonly from: RepoPath; readonly to: RepoPath };

/** Every changed file once, by what happened to it; each list in path order. */
export type ChangeGroups = {
  readonly added: readonly RepoPath[];
  readonly modified: readonly RepoPath[];
  readonly deleted: readonly RepoPath[];
  readonly renamed: readonly Rename[];
};

/** Sorts the change into added, modified, deleted and renamed files, whatever a reviewer is shown later. */
export function changeGroups(changed: ChangedLines): ChangeGroups {
  const files = [...changed.values()];
  const pathsOf = (status: Status): RepoPath[] =>
    files.filter((f) => statusOf(f) === status).map((f) => f.path);
  return {
    added: pathsOf('added'),
    modified: pathsOf('modified'),
    deleted: pathsOf('deleted'),
    renamed: files.flatMap((f) =>
      statusOf(f) === 'renamed' && f.kind !== 'deleted' && f.from !== undefined
        ? [{ from: f.from, to: f.path }]
        : [],
    ),
  };
}

type Status = 'added' | 'modified' | 'deleted' | 'renamed';

function statusOf(file: FileChange): Status {
  switch (file.kind) {
    case 'text':
    case 'opaque':
      return file.status;
    case 'deleted':
      return 'deleted';
  }
}
