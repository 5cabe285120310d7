import { posix } from 'node:path';
import type { GraphSources, Resolve } from './resolver.ts';

/**
 * Shell: a path beside the sourcing script or from the top. One that begins with a variable or a command is known from
 * there on only: it means the file beside, else the one file of the tree that ends so.
 */
export function shellResolver({ tree }: GraphSources): Resolve {
  return (from, { module }) => {
    const known = /[$`]/.test(module) ? /^.*[$`)}][^/]*\/([^$`]+)$/.exec(module)?.[1] : module;
    if (known === undefined || posix.isAbsolute(known)) return [];
    const direct = tree.file(posix.join(posix.dirname(from), known)) ?? tree.file(posix.normalize(known));
    if (direct !== undefined) return [direct];
    const found = tree.endingWith(posix.normalize(known).replace(/^(?:\.\.\/)+/, ''));
    return found.length === 1 ? found : [];
  };
}
