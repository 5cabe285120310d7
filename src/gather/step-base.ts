import { commitText } from '../io/git/objects/one-object.ts';
import type { Repository } from '../io/git/git.ts';
import { SET_UP, setUpOf } from '../io/git/on-disk/set-up.ts';
import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/text/printable.ts';
import { commitNamed } from './target/revisions.ts';

/** Where a step began, as `correctless step begin` prints it: the commit, and the repository's configuration. */
const BEGUN = /^([0-9a-f]{40,64}):config=([0-9a-f]{32}),hooks=([0-9a-f]{32}),info=([0-9a-f]{32})$/;

/** For the repository as it is now. The caller keeps it where the executor cannot write. */
export async function stepBegins(repository: Repository): Promise<string> {
  const [{ sha }, setUp] = await Promise.all([commitNamed(repository, 'HEAD'), setUpOf(repository)]);
  return `${sha}:${SET_UP.map((part) => `${part}=${setUp[part]}`).join(',')}`;
}

/** The revision in what `--base` was given. */
export function baseRevision(base: string): string {
  return BEGUN.exec(base)?.[1] ?? base;
}

/** Which parts of the repository's configuration have changed since the step began; empty if that was not recorded. */
export async function changedConfiguration(repository: Repository, base: string): Promise<readonly string[]> {
  const [, , ...was] = BEGUN.exec(base) ?? [];
  if (was.length === 0) return [];
  const now = await setUpOf(repository);
  return SET_UP.filter((part, at) => now[part] !== was[at]);
}

/**
 * Refuses a name for a commit made after the step was written: an executor that moves `HEAD` with its own commit would be
 * compared with its own result. An id does not move.
 *
 * @param written the time, in milliseconds
 * @throws usage/bad-value, scope/unknown-revision
 */
export async function refuseLaterBase(repository: Repository, rev: string, written: number): Promise<void> {
  const { sha } = await commitNamed(repository, rev);
  if (rev.length >= 7 && sha.startsWith(rev)) return;
  const [, seconds] = /^committer .*> (\d+) /m.exec(await commitText(repository, sha)) ?? [];
  if (Number(seconds) * 1000 <= written) return;
  throw new Failure('usage/bad-value', `${printable(rev)} is a commit made after the step was written`, {
    hint: `if the executor made it, name what it began at; if it began there: --base ${sha}`,
  });
}
