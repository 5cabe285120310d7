import { posix } from 'node:path';
import type { GraphSources, Resolve } from './resolver.ts';
import { foldersUp } from './tree-paths.ts';

const LOAD_FOLDERS = ['lib', 'app', 'spec', 'test'];

/** Ruby: `require_relative` beside the file; `require` under `lib` and the like of the folders above, nearest first. */
export function rubyResolver({ tree }: GraphSources): Resolve {
  return (from, { module }) => {
    const name = module.endsWith('.rb') ? module : `${module}.rb`;
    if (module.startsWith('.')) {
      const beside = tree.file(posix.join(posix.dirname(from), name));
      return beside === undefined ? [] : [beside];
    }
    for (const folder of foldersUp(from)) {
      for (const inner of LOAD_FOLDERS) {
        const found = tree.file(posix.join(folder, inner, name));
        if (found !== undefined) return [found];
      }
    }
    const elsewhere = tree.endingWith(posix.join('lib', name));
    return elsewhere.length === 1 ? elsewhere : [];
  };
}
