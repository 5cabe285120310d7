import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { familyOf, importersFamily } from '../languages.ts';
import { foldersUp, type TreePaths } from './tree-paths.ts';

/** Type definitions next to a source: `x.d.ts`, `x.pyi`, the header of a C file, `x.rbi`. */
export function typesOf(path: RepoPath, tree: TreePaths): RepoPath[] {
  const ending = posix.extname(path);
  const stem = path.slice(0, path.length - ending.length);
  const family = familyOf(path);
  const types = family?.types?.find(([sources]) => sources.split(' ').includes(ending))?.[1].split(' ') ?? [];
  const endings = /\.d$/.test(stem) ? [] : types;
  const beside = endings.flatMap((type) => tree.file(`${stem}${type}`) ?? []);
  if (beside.length > 0 || family?.pairsByName !== true) return beside;
  const elsewhere = endings.flatMap((type) => tree.endingWith(`${posix.basename(stem)}${type}`));
  return elsewhere.length === 1 ? [...elsewhere] : [];
}

/** For each kind of configuration, the nearest files above a changed file. */
export function configurationOf(path: RepoPath, tree: TreePaths): RepoPath[] {
  const folders = foldersUp(path);
  return (importersFamily(path)?.configuration ?? []).flatMap((name) => {
    const found = folders.map((folder) => tree.in(folder).filter((file) => name.test(posix.basename(file))));
    return found.find((files) => files.length > 0) ?? [];
  });
}
