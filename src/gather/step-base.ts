import { commitText } from '../io/git/objects/one-object.ts';
import type { Repository } from '../io/git/git.ts';
import { hidingSettings } from '../io/git/on-disk/hiding-settings.ts';
import { ownAttributes } from '../io/git/on-disk/own-attributes.ts';
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

/** Attributes that change nothing about the content that git takes from a file; no filter program runs. */
const HARMLESS =
  /^[-!]?(?:filter|diff|merge|linguist-[\w-]+|annex\.\w+|whitespace|delta|lockable|export-\w+)(?:=|$)/;

/**
 * How the work tree of a step is read. What git was set up with before the step is followed; where nothing shows that it was,
 * git's settings do not decide what is seen. `reservations` names the settings, and what the file system does not have.
 *
 * @throws usage/bad-value for attributes in no commit, which no option outranks
 */
export async function readingOf(
  repository: Repository,
  base: string,
): Promise<{ overruling: readonly string[]; reservations: readonly string[] }> {
  const { hiding, overruling, lacking } = await hidingSettings(repository);
  const begun = BEGUN.test(base);
  if (!begun) await refuseOwnAttributes(repository);
  const how = begun
    ? 'hides changes, and did when the step began'
    : 'was not followed, since it hides changes: a base printed by step begin shows that it was set before';
  return {
    overruling: begun ? [] : overruling,
    reservations: [
      ...hiding.map((name) => `${name} ${how}`),
      ...lacking.map((what) => `changes of ${what} are not seen on this file system`),
    ],
  };
}

async function refuseOwnAttributes(repository: Repository): Promise<void> {
  const lines = (await ownAttributes(repository)).split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  const hides = lines.find(
    (line) =>
      !line
        .trim()
        .split(/\s+/)
        .slice(1)
        .every((name) => HARMLESS.test(name)),
  );
  if (hides === undefined) return;
  throw new Failure(
    'usage/bad-value',
    `info/attributes of the git directory can hide changes: ${printable(hides)}`,
    {
      hint: 'if it is not of the executor: --base with what `correctless step begin` prints before the work',
    },
  );
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
