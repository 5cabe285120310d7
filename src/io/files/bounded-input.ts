import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { inputTooLarge, INPUT_LIMITS, type InputKind } from '../../kernel/input-limits.ts';
import { readDescriptor } from '../stdin.ts';
import { unreadable } from './files.ts';

/** The source of an input: a file, or `-` for standard input. */
export type InputPlace = {
  readonly file: string;
  readonly cwd: string;
  readonly stdin: (kind: InputKind) => Promise<Buffer>;
};

/**
 * The content of a file or standard input, up to the limit of its kind: a device or a pipe may be endless.
 *
 * @throws usage/input-too-large, environment/file-unreadable
 */
export async function readInput(kind: InputKind, { file, cwd, stdin }: InputPlace): Promise<Buffer> {
  if (file === '-') return stdin(kind);
  const path = resolve(cwd, file);
  try {
    const opened = openSync(path, 'r');
    try {
      const read = readDescriptor(opened, INPUT_LIMITS[kind].bytes);
      if (read === 'too-large') throw inputTooLarge(kind, file);
      if (read === 'wait') throw new Error('it is not ready to be read');
      return read;
    } finally {
      closeSync(opened);
    }
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw unreadable(path, cause);
  }
}
