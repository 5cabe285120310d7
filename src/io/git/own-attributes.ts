import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readTextIfAny } from '../files.ts';
import type { Repository } from './git.ts';

/**
 * Whether the user keeps attributes for this clone, which git follows whatever it is told: they may say which files are
 * text. Of a linked work tree they stand in the main one's git directory.
 */
export async function hasOwnAttributes({ gitDir }: Repository): Promise<boolean> {
  const main = await readTextIfAny(join(gitDir, 'commondir'));
  const folder = main === undefined ? gitDir : resolve(gitDir, main.trim());
  return stat(join(folder, 'info', 'attributes')).then(
    ({ size }) => size > 0,
    () => false,
  );
}
