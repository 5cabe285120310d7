import { posix } from 'node:path';
import type { Repository } from '../../io/git/git.ts';
import { listTree } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { pathPatterns } from '../../globs/path-patterns.ts';
import { readConfig } from '../config.ts';

/** The project's reason for leaving a path out of reviews; undefined if it gives none. */
export type SkipRules = (path: RepoPath) => string | undefined;

/**
 * `review.skip` in a tree. A change that adds an entry is reviewed without it.
 *
 * @throws config/*, usage/bad-value
 */
export async function readSkipRules(repository: Repository, tree: string): Promise<SkipRules> {
  const { review: { skip = [] } = {} } = await readConfig(repository, tree);
  const rules = skip.map(({ glob, reason }) => ({
    reason,
    // Even on a case-insensitive disk, another spelling is another file: git has both.
    isMeant: pathPatterns([glob], { ignoreCase: false }),
    isOpen: !/\/(?:\*\*)?$/.test(glob),
    hasExtension: /[^/]\.[^/]+$/.test(glob),
  }));
  const isAsked = rules.some(({ isOpen, hasExtension }) => isOpen && !hasExtension);
  const files = isAsked ? await listTree(repository, tree) : [];
  // A pattern with an extension, or one that names a file, means files only: not a folder of that name, which a change may add.
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
