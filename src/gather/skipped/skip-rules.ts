import { posix } from 'node:path';
import type { Repository } from '../../io/git/git.ts';
import { listTree } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { pathPatterns } from '../../globs/path-patterns.ts';
import { readConfig } from '../config.ts';

/** The reason that the project gives for leaving a path out of reviews; undefined: it gives none. */
export type SkipRules = (path: RepoPath) => string | undefined;

/**
 * `review.skip` as it stands at a tree. A change that adds an entry is reviewed without it.
 *
 * @throws config/*, usage/bad-value
 */
export async function readSkipRules(repository: Repository, tree: string): Promise<SkipRules> {
  const { review: { skip = [] } = {} } = await readConfig(repository, tree);
  const rules = skip.map(({ glob, reason }) => ({
    reason,
    // On a disk that does not tell cases apart, another spelling is another file all the same: git has both.
    isMeant: pathPatterns([glob], { ignoreCase: false }),
    isOpen: !/\/(?:\*\*)?$/.test(glob),
    hasExtension: /[^/]\.[^/]+$/.test(glob),
  }));
  const isAsked = rules.some(({ isOpen, hasExtension }) => isOpen && !hasExtension);
  const files = isAsked ? await listTree(repository, tree) : [];
  // A pattern with an extension, or one that names a file, means files: a folder of such a name, which a change may bring, is none.
  const ofFiles = new Set(
    rules.filter(
      ({ isMeant, isOpen, hasExtension }) =>
        hasExtension || (isOpen && files.some(({ path }) => isMeant(path) && !isInMeant(path, isMeant))),
    ),
  );
  return (path) =>
    rules.find((rule) => rule.isMeant(path) && !(ofFiles.has(rule) && isInMeant(path, rule.isMeant)))?.reason;
}

function isInMeant(path: RepoPath, isMeant: (path: string) => boolean): boolean {
  return path.includes('/') && isMeant(posix.dirname(path));
}
