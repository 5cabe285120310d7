import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runGit, type Repository } from '../git.ts';
import { readBlobs } from '../objects/objects.ts';
import { writeBlob } from '../objects/one-object.ts';

/** One side's entry of a path that both sides changed. */
export type Side = { readonly mode: string; readonly oid: string };

/** Merges one file, in a folder. Undefined for a conflict; a path can be merged only if it is a file on all three sides. */
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
  // The status is the number of conflicts; above 127 the merge was impossible, as with binary files.
  const answers = [...Array(256).keys()];
  const { status, stdout } = await runGit(folder, ['merge-file', '-p', '-q', ...names], { answers });
  if (status !== 0) return undefined;
  return { mode, oid: await writeBlob(repository, stdout) };
}
