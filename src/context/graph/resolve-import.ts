import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { familyOf } from '../languages.ts';
import type { Family } from '../languages/language-record.ts';
import { LANGUAGE_RECORDS } from '../languages/languages.gen.ts';
import type { GraphSources, Resolve } from './tree-paths.ts';

/** One resolver for all files of a tree; each language's is made when its first file asks. */
export function importResolver(sources: GraphSources): Resolve {
  const made = new Map<Family, Resolve>();
  const resolverOf = (from: RepoPath): Resolve | undefined => {
    // A program without an extension was already classified as a shell script.
    const family = familyOf(from, true);
    if (family === undefined) return undefined;
    const resolve = made.get(family) ?? family.resolver(sources);
    made.set(family, resolve);
    return resolve;
  };
  return (from, found) => (resolverOf(from)?.(from, found) ?? []).filter((path) => path !== from);
}

/** Files that map names to paths. Resolvers read them, so their texts must be given. */
export function mapsNames(path: RepoPath): boolean {
  const name = posix.basename(path);
  return LANGUAGE_RECORDS.some(({ family }) => family?.mapsNames?.test(name) === true);
}
