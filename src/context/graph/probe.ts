import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { TreePaths } from './tree-paths.ts';

/** What stands in for a written ending: sources are imported by the name of what they are compiled to. */
const WRITTEN_FOR: ReadonlyMap<string, readonly string[]> = new Map([
  ['.js', ['.ts', '.tsx', '.d.ts', '.js', '.jsx']],
  ['.jsx', ['.tsx', '.d.ts', '.jsx']],
  ['.mjs', ['.mts', '.d.mts', '.mjs']],
  ['.cjs', ['.cts', '.d.cts', '.cjs']],
]);
const ADDED = '.ts .tsx .d.ts .js .jsx .mjs .cjs .mts .cts .json .vue .svelte .astro'.split(' ');

/** The file that an import of this path means: with its ending, another ending, one added, or a folder's index. */
export function probeFile(tree: TreePaths, path: string): RepoPath | undefined {
  const ending = posix.extname(path);
  const stem = path.slice(0, path.length - ending.length);
  const others = WRITTEN_FOR.get(ending)?.map((other) => `${stem}${other}`) ?? [];
  for (const candidate of [...others, path, ...ADDED.map((added) => `${path}${added}`)]) {
    const found = tree.file(candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Likewise, a folder's index included. */
export function probe(tree: TreePaths, path: string): RepoPath | undefined {
  // `./x/` asks for the folder, even where `x.ts` is.
  const found = path.endsWith('/') ? undefined : probeFile(tree, path);
  if (found !== undefined || !tree.hasFolder(path.replace(/\/$/, ''))) return found;
  return probeFile(tree, posix.join(path, 'index'));
}
