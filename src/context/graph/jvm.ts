import type { RepoPath } from '../../kernel/repo-path.ts';
import type { GraphSources, Resolve } from './resolver.ts';
import { closestTo, type TreePaths } from './tree-paths.ts';

const EXTENSIONS = ['java', 'kt', 'scala', 'groovy'];
/** An import may name a member of a class in a class: so many trailing parts are tried to be left off. */
const MOST_MEMBERS = 2;

/**
 * Java, Kotlin, Scala, Groovy: a class is the file of its name in the folder of its package, under any source root; of
 * several roots the nearest. `a.b.*` means every file of the package. A function outside of classes has no such file.
 */
export function jvmResolver({ tree }: GraphSources): Resolve {
  return (from, { module, names }) => {
    const parts = module
      .replaceAll('`', '')
      .split('.')
      .filter((part) => part !== '');
    if (names.length > 0) return names.flatMap((name) => classFile(tree, from, [...parts, name]) ?? []);
    if (parts.at(-1) !== '*') return [classFile(tree, from, parts) ?? []].flat();
    const named = parts.slice(0, -1);
    const ofMember = classFile(tree, from, named);
    return ofMember === undefined ? packageFiles(tree, from, named) : [ofMember];
  };
}

function classFile(tree: TreePaths, from: RepoPath, parts: readonly string[]): RepoPath | undefined {
  for (let left = parts.length; left >= Math.max(2, parts.length - MOST_MEMBERS); left -= 1) {
    const path = parts.slice(0, left).join('/');
    const found = EXTENSIONS.flatMap((extension) => tree.endingWith(`${path}.${extension}`));
    if (found.length > 0) return closestTo(from, found) ?? found[0];
  }
  return undefined;
}

function packageFiles(tree: TreePaths, from: RepoPath, parts: readonly string[]): RepoPath[] {
  if (parts.length < 2) return [];
  const folders = tree.foldersEndingWith(parts.join('/'));
  const folder =
    closestTo(
      from,
      folders.map((each) => `${each}/x`),
    ) ??
    (folders[0] && `${folders[0]}/x`);
  if (folder === undefined) return [];
  return tree
    .in(folder.slice(0, -2))
    .filter((path) => EXTENSIONS.some((extension) => path.endsWith(`.${extension}`)));
}
