import { basename, dirname, join, resolve } from 'node:path';
import { realpath } from '../../files/disk.ts';
import { exists, readTextIfAny } from '../../files/files.ts';
import type { Repository } from '../git.ts';
import { openRepository } from '../repository.ts';

/** The work tree in a folder, if it is complete. Checked without git, which can fail in many ways. */
export async function completeWorkTree(place: string): Promise<Repository | undefined> {
  const link = await readTextIfAny(join(place, '.git'));
  const gitDir = /^gitdir: (.*)\n?$/s.exec(link ?? '')?.[1]?.replace(/\n$/, '');
  if (gitDir === undefined || !(await exists(resolve(place, gitDir, 'index')))) return undefined;
  return openRepository(place);
}

/** As git writes it: without symbolic links, unless the folder does not exist. */
export async function placeOf(folder: string): Promise<string> {
  const above = dirname(resolve(folder));
  const real = await realpath(above).catch(async () => (above === dirname(above) ? above : placeOf(above)));
  return join(real, basename(folder));
}
