import type { Repository } from '../git.ts';

/** Listings that one command holds: a change has two trees, and most of what reads one of them reads both. */
const HELD = 2;

export type AskedOnce<T> = ((repository: Repository, treeish: string) => Promise<T>) & {
  /** What was asked and is held or under way, by the object's id. */
  readonly held: (repository: Repository) => ReadonlyMap<string, Promise<T>>;
};

/**
 * Asks `read` once for what many parts of a command want to know of the same object, as long as the command holds on to
 * its repository.
 *
 * The key is the repository and the object's id, whose content never changes; a name such as `HEAD` is asked for each
 * time. What could not be read is asked for again. At most two answers are held, those asked for first go.
 */
export function askedOnce<T>(read: (repository: Repository, treeish: string) => Promise<T>): AskedOnce<T> {
  const known = new WeakMap<Repository, Map<string, Promise<T>>>();
  const ask = (repository: Repository, treeish: string): Promise<T> => {
    if (!OBJECT_ID.test(treeish)) return read(repository, treeish);
    const answers = known.get(repository) ?? new Map<string, Promise<T>>();
    known.set(repository, answers);
    const held = answers.get(treeish);
    if (held !== undefined) return held;
    const answer = read(repository, treeish);
    answers.set(treeish, answer);
    for (const oldest of [...answers.keys()].slice(0, -HELD)) answers.delete(oldest);
    answer.catch(() => answers.delete(treeish));
    return answer;
  };
  return Object.assign(ask, {
    held: (repository: Repository) => known.get(repository) ?? new Map<string, Promise<T>>(),
  });
}

/** SHA-1 or SHA-256, in full. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
