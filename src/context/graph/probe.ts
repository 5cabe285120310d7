import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { TreePaths } from './tree-paths.ts';

/** What replaces a written extension: sources are imported under the name of their output, declarations under that of their source. */
const WRITTEN_FOR: ReadonlyMap<string, readonly string[]> = new Map([
  ['.ts', ['.ts', '.d.ts']],
  ['.tsx', ['.tsx', '.d.ts']],
  ['.mts', ['.mts', '.d.mts']],
  ['.cts', ['.cts', '.d.cts']],
  ['.js', ['.ts', '.tsx', '.d.ts', '.js', '.jsx']],
  ['.jsx', ['.tsx', '.d.ts', '.jsx']],
  ['.mjs', ['.mts', '.d.mts', '.mjs']],
  ['.cjs', ['.cts', '.d.cts', '.cjs']],
]);
const ADDED = '.ts .tsx .d.ts .js .jsx .mjs .cjs .mts .cts .json .vue .svelte .astro'.split(' ');

/** The file that an import of this path means: with its extension, a replaced one, an added one, or a folder's index. */
export function probeFile(tree: TreePaths, path: string): RepoPath | undefined {
  const ending = posix.extname(path);
  const others = WRITTEN_FOR.get(ending);
  const found = others && firstFile(tree, path.slice(0, path.length - ending.length), others);
  return found ?? tree.file(path) ?? firstFile(tree, path, ADDED);
}

function firstFile(tree: TreePaths, stem: string, endings: readonly string[]): RepoPath | undefined {
  for (const ending of endings) {
    const found = tree.file(stem + ending);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same, including a folder's index. */
export function probe(tree: TreePaths, path: string): RepoPath | undefined {
  const found = probeFile(tree, path);
  return found ?? (tree.hasFolder(path) ? probeFile(tree, posix.join(path, 'index')) : undefined);
}
