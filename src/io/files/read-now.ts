import { readFileSync, statSync } from 'node:fs';
import { Failure } from '../../kernel/failure.ts';

/**
 * The bytes of a regular file, undefined when there is none. Throws `environment/file-unreadable`.
 *
 * Synchronous: for a hundred small files, waiting costs more processor time than reading. Not for a hook that a timer ends,
 * because no timer runs meanwhile.
 */
export function readNow(path: string): Buffer | undefined {
  if (!isFileNow(path)) return undefined;
  try {
    return readFileSync(path);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Failure('environment/file-unreadable', `cannot read ${path}: ${said}`, { cause });
  }
}

function isFileNow(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
