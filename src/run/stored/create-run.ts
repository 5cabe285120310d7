import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { createFileOnce } from '../../io/files/files.ts';
import { Failure } from '../../kernel/failure.ts';
import type { RunPaths } from './layout.ts';
import { jsonText } from './run-json.ts';

/** Trees of earlier runs kept in the user's cache. */
export const KEPT_TREES = 8;

/** What must stay out of git, whatever the user's own ignore file says. */
const GITIGNORE = '*\n!config/\n!config/**\n!suppressions.json\n';

/** Where runs are written. A repository that commits one of these folders as a link could make us write anywhere. */
const OWN_FOLDERS = ['.correctless', '.correctless/runs', '.correctless/sessions'];

/**
 * Writes `run.json`, once.
 *
 * @throws run/corrupt when a run of that name exists, environment/file-unwritable when a folder is a link
 */
export async function createRun(file: RunFile, paths: RunPaths): Promise<void> {
  await requireRealFolders(file.top);
  await keepOutOfGit(file.top, [`runs/${file.run}`, 'sessions']);
  if (await createFileOnce(paths.run, jsonText(file))) return;
  throw new Failure('run/corrupt', `${paths.run} exists already`, { hint: 'run the same command again' });
}

/** Each folder ignores itself as well: a branch may bring a `.correctless/.gitignore`, and for git the deepest file wins. */
export async function keepOutOfGit(top: string, folders: readonly string[]): Promise<void> {
  await createFileOnce(join(top, '.correctless', '.gitignore'), GITIGNORE);
  for (const folder of folders) await createFileOnce(join(top, '.correctless', folder, '.gitignore'), '*\n');
}

/** Throws environment/file-unwritable when one of our folders, or one of `also`, is a link. */
export async function requireRealFolders(top: string, also: readonly string[] = []): Promise<void> {
  for (const folder of [...OWN_FOLDERS, ...also]) {
    const stats = await lstat(join(top, folder)).catch(() => undefined);
    if (stats?.isSymbolicLink() !== true) continue;
    throw new Failure('environment/file-unwritable', `${folder} is a link, and runs are written below it`, {
      hint: `remove the link ${folder}; see where it leads before you do`,
    });
  }
}
