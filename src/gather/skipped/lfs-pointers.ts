import type { Repository } from '../../io/git/git.ts';
import { readSharedBlobs } from '../../io/git/objects/shared-blobs.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { isLfsPointer, POINTER_BYTES } from '../../scope/lfs-pointer.ts';
import type { Candidate } from './skipped-by-content.ts';

/**
 * Files of a change that are pointers of Git LFS. Their content is in no object of the repository: nobody can be shown
 * it, and the pointer says nothing about it.
 */
export async function lfsPointers(
  repository: Repository,
  sizes: ReadonlyMap<string, number>,
  candidates: readonly Candidate[],
): Promise<ReadonlySet<RepoPath>> {
  const small = candidates.filter(
    ({ change, before, after }) =>
      change.kind === 'text' && before !== after && (sizes.get(after ?? '') ?? POINTER_BYTES) < POINTER_BYTES,
  );
  const contents = await readSharedBlobs(
    repository,
    small.flatMap(({ after }) => after ?? []),
  );
  return new Set(
    small
      .filter(({ after }) => isLfsPointer(contents.get(after ?? '') ?? Buffer.of()))
      .map(({ change }) => change.path),
  );
}
