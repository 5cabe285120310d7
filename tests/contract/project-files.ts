import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const TOP = resolve(import.meta.dirname, '../..');

export type ProjectFile = { readonly path: string; readonly text: string };

/** Paths of the project: what git tracks, and what it would track if it were added. */
export const PATHS: readonly string[] = execFileSync(
  'git',
  ['-c', 'core.quotePath=false', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: TOP, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\0')
  .filter((path) => path !== '')
  .toSorted();

/** The files whose path matches, with their text. A tracked file that was deleted is left out. */
export function projectFiles(pattern: RegExp): ProjectFile[] {
  return PATHS.filter((path) => pattern.test(path)).flatMap((path) => {
    const text = textIfAny(path);
    return text === undefined ? [] : [{ path, text }];
  });
}

export function textIfAny(path: string): string | undefined {
  try {
    return readFileSync(join(TOP, path), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // EISDIR: a symbolic link to a folder is tracked as one entry.
    if (code === 'ENOENT' || code === 'EISDIR') return undefined;
    throw error;
  }
}

/** Markdown that people or models read, without test inputs. */
export function documents(): ProjectFile[] {
  return projectFiles(/\.md$/).filter(({ path }) => !/^(fixtures|evals\/cases|tests|dist)\//.test(path));
}
