import type { Fix } from '../../contracts/files/proof.ts';
import type { Repository } from '../../io/git/git.ts';

/** What became of the fix of each finding of a review, by its id. */
export const fixesOfRun: (home: Repository, run: string) => Promise<ReadonlyMap<string, Fix>> = () =>
  Promise.resolve(new Map());
