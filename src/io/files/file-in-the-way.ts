import { Failure } from '../../kernel/failure.ts';
import { lstatSync } from 'node:fs';
import { dirname } from 'node:path';

export const MOVE_IT =
  'what is in the way there is not from correctless: give it another name, in the commit too';

/**
 * Finds the file that is in the place of a folder on the way to a path.
 *
 * @param code the system's error code for the path
 * @returns undefined where that is not the reason
 */
export function fileInTheWay(path: string, code: unknown): string | undefined {
  if (code !== 'ENOTDIR' && code !== 'EEXIST') return undefined;
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    const kind = kindOf(at);
    if (kind !== 'none') return kind === 'folder' ? undefined : at;
  }
  return undefined;
}

function kindOf(path: string): 'none' | 'folder' | 'other' {
  try {
    return lstatSync(path).isDirectory() ? 'folder' : 'other';
  } catch {
    return 'none';
  }
}

/** The failure for a folder that was to be read as a file. */
export function folderNotFile(path: string, cause: unknown): Failure {
  return new Failure('environment/file-unreadable', `cannot read ${path}: it is a folder`, {
    ...{ hint: 'name a file in it', cause },
  });
}
