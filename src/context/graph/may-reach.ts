import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { RELATIVE } from './javascript.ts';

/**
 * Whether a relative import in JavaScript or TypeScript may mean one of some files. Its last name alone decides, without
 * looking for the file: it equals the file's name up to the first dot, whatever the extension, or that of a folder with an
 * index or a package. Never false for an import that means one of them.
 *
 * @param folders all folders of the tree
 */
export function mayReach(files: Iterable<RepoPath>, folders: Iterable<string>): (module: string) => boolean {
  const names = new Set<string>();
  for (const file of files) names.add(beforeDot(posix.basename(file)));
  for (const folder of folders) names.add(posix.basename(folder));
  return (module) => {
    if (!RELATIVE.test(module) || QUESTION.test(module)) return true;
    const name = module.slice(module.lastIndexOf('/') + 1);
    const stem = beforeDot(name);
    // `..`, `.` and a trailing slash name a folder by its position.
    return stem === '' || names.has(stem) || names.has(name);
  };
}

/** A bundler's query after the name (`./x.svg?raw`) is not part of it. */
const QUESTION = /[?#]/;

function beforeDot(name: string): string {
  const dot = name.indexOf('.');
  return dot === -1 ? name : name.slice(0, dot);
}
