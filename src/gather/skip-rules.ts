import { posix } from 'node:path';
import type { Repository } from '../io/git/git.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { pathPatterns } from '../steps/path-patterns.ts';
import { readConfig } from './config.ts';

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
    isOfFiles: /[^/]\.[^/]+$/.test(glob),
  }));
  // A pattern with an extension means files: a folder of such a name, which a change may bring, is none.
  return (path) =>
    rules.find(
      ({ isMeant, isOfFiles }) =>
        isMeant(path) && !(isOfFiles && path.includes('/') && isMeant(posix.dirname(path))),
    )?.reason;
}
