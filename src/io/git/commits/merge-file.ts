import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runGit, type Repository } from '../git.ts';
import { readBlobs } from '../objects/objects.ts';
import { writeBlob } from '../objects/one-object.ts';

/** One side's entry of a path that both sides changed. */
export type Side = { readonly mode: string; readonly oid: string };

/** Merges one file, with a folder to do it in. Undefined: a conflict; only what all three have as a file can be merged. */
export async function mergeFile(
  repository: Repository,
  folder: string,
  [base, ours, theirs]: readonly (Side | undefined)[],
): Promise<Side | undefined> {
  if (base === undefined || ours === undefined || theirs === undefined) return undefined;
  const all = [ours, base, theirs];
  if (!all.every(({ mode }) => mode.startsWith('100'))) return undefined;
  const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
  const blobs = await readBlobs(
    repository,
    all.map(({ oid }) => oid),
  );
  const names = ['ours', 'base', 'theirs'];
  for (const [i, { oid }] of all.entries()) {
    await writeFile(join(folder, names[i] ?? ''), blobs.get(oid) ?? '');
  }
  // The status counts the conflicts; above 127 it could not merge at all, as with binary files.
  const answers = [...Array(256).keys()];
  const { status, stdout } = await runGit(folder, ['merge-file', '-p', '-q', ...names], { answers });
  if (status !== 0) return undefined;
  return { mode, oid: await writeBlob(repository, stdout) };
}
