import { join } from 'node:path';
import type { RunFile } from '../contracts/run-files.ts';
import { createFileOnce } from '../io/files.ts';
import { Failure } from '../kernel/failure.ts';
import type { RunPaths } from './layout.ts';
import { jsonText } from './run-json.ts';

/** Trees of earlier runs kept in the user's cache. */
export const KEPT_TREES = 8;

/** What must not get into git, whatever the user's own ignore file says. */
const GITIGNORE = '*\n!config/\n!config/**\n!suppressions.json\n';

/** Writes `run.json`, once. Throws `run/corrupt` when a run of that name is there already. */
export async function createRun(file: RunFile, paths: RunPaths): Promise<void> {
  await createFileOnce(join(file.top, '.correctless', '.gitignore'), GITIGNORE);
  if (await createFileOnce(paths.run, jsonText(file))) return;
  throw new Failure('run/corrupt', `${paths.run} exists already`, { hint: 'run the same command again' });
}
