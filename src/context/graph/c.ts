import { posix } from 'node:path';
import type { GraphSources, Resolve } from './resolver.ts';
import { closestTo } from './tree-paths.ts';

/** Headers of the standard libraries: a file of that name elsewhere in the tree is not what is meant. */
const STANDARD: ReadonlySet<string> = new Set(
  (
    'assert complex ctype errno fenv float inttypes limits locale math memory setjmp signal stdarg stdbool stddef ' +
    'stdint stdio stdlib string strings tgmath threads time unistd fcntl wchar wctype pthread dirent poll sched'
  )
    .split(' ')
    .map((name) => `${name}.h`),
);

/** C and C++: a path beside the including file, else the one file of the tree that ends so, else the nearest of several. */
export function cResolver({ tree }: GraphSources): Resolve {
  return (from, { module }) => {
    const beside = tree.file(posix.join(posix.dirname(from), module));
    if (beside !== undefined) return [beside];
    const path = posix.normalize(module).replace(/^(?:\.\.\/)+/, '');
    if (STANDARD.has(path)) return [];
    const found = tree.endingWith(path);
    const closest = found.length === 1 ? found[0] : closestTo(from, found);
    return closest === undefined ? [] : [closest];
  };
}
