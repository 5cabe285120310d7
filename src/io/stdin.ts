import { readSync } from 'node:fs';
import { inputTooLarge, INPUT_LIMITS, type InputKind } from '../kernel/input-limits.ts';

const CHUNK = 64 * 1024;

/**
 * Everything on standard input, up to the limit of its kind.
 *
 * Read synchronously first: `process.stdin` loads the stream and network layers, and a hook that only has to say "not ours" would
 * pay for them at every call of an agent. A descriptor that is not ready yet (EAGAIN: some parents pass a non-blocking pipe) is
 * read to its end as a stream.
 *
 * @throws usage/input-too-large
 */
export async function readStdin(kind: InputKind): Promise<Buffer> {
  const most = INPUT_LIMITS[kind].bytes;
  const chunks: Buffer[] = [];
  const read = readDescriptor(0, most, chunks);
  if (read === 'too-large') throw inputTooLarge(kind);
  return read === 'wait' ? restOfStdin(kind, chunks) : read;
}

/** Reads a descriptor to its end. `chunks` receives what was read before it had to wait. */
export function readDescriptor(
  descriptor: number,
  most: number,
  chunks: Buffer[] = [],
): Buffer | 'too-large' | 'wait' {
  for (let total = 0; ;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const bytes = readOrWait(descriptor, chunk);
    if (bytes === 'wait') return 'wait';
    if (bytes === 0) return Buffer.concat(chunks);
    total += bytes;
    if (total > most) return 'too-large';
    chunks.push(chunk.subarray(0, bytes));
  }
}

function readOrWait(descriptor: number, chunk: Buffer): number | 'wait' {
  try {
    return readSync(descriptor, chunk);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A closed pipe is reported as EOF on Windows.
    if (code === 'EOF') return 0;
    if (code === 'EAGAIN') return 'wait';
    throw error;
  }
}

async function restOfStdin(kind: InputKind, chunks: Buffer[]): Promise<Buffer> {
  const most = INPUT_LIMITS[kind].bytes;
  let total = chunks.reduce((sum, { length }) => sum + length, 0);
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (total > most) throw inputTooLarge(kind);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
