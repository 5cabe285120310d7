import type { Repository } from '../git.ts';

/** Listings held per command: a change has two trees, and most readers of one read both. */
const HELD = 2;

export type AskedOnce<T> = ((repository: Repository, treeish: string) => Promise<T>) & {
  /** The answers held or pending, by object id. */
  readonly held: (repository: Repository) => ReadonlyMap<string, Promise<T>>;
};

/**
 * Calls `read` once for what many parts of a command ask about the same object, as long as the command holds its repository.
 *
 * The key is the repository and the object's id, whose content never changes; a name such as `HEAD` is read each time. A failed
 * read is repeated. At most two answers are held; the oldest goes first.
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

/** A full SHA-1 or SHA-256. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
