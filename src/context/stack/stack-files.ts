import { posix } from 'node:path';
import { by, inOrder } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { foldersAbove } from './config-files.ts';
import { manifestEcosystem } from '../manifests/read-manifest.ts';

/** At most this many manifests are read: in a repository of a thousand packages, those nearest to the change. */
const MOST_MANIFESTS = 60;

/** Manifests and compiler configurations of a tree in a changed file's folder or above it, the deepest first. */
export function stackFiles(changed: readonly RepoPath[], tree: readonly RepoPath[]): RepoPath[] {
  const folders = foldersAbove(changed);
  return tree
    .filter((path) => folders.has(posix.dirname(path)) && tellsTheStack(path))
    .toSorted(NEAREST_FIRST)
    .slice(0, MOST_MANIFESTS);
}

/** Deepest first, then by path. */
export const NEAREST_FIRST = inOrder<RepoPath>(
  by((path) => -path.split('/').length),
  by((path) => path),
);

function tellsTheStack(path: RepoPath): boolean {
  return manifestEcosystem(path) !== undefined || /^tsconfig(\.[\w-]+)?\.json$/.test(posix.basename(path));
}
