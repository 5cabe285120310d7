import { readSync } from 'node:fs';

const CHUNK = 64 * 1024;

/**
 * Everything on standard input.
 *
 * Read synchronously first: `process.stdin` loads the stream and network layers, and a hook that only has to say
 * "not ours" would pay for them at every call of an agent. A descriptor that is not ready yet (EAGAIN: some parents
 * hand over a non-blocking pipe) is read to its end as a stream.
 */
export async function readStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const bytes = readOrWait(chunk);
    if (bytes === 'wait') return Buffer.concat([...chunks, await restOfStdin()]);
    if (bytes === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, bytes));
  }
}

function readOrWait(chunk: Buffer): number | 'wait' {
  try {
    return readSync(0, chunk);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A closed pipe is reported as EOF on Windows.
    if (code === 'EOF') return 0;
    if (code === 'EAGAIN') return 'wait';
    throw error;
  }
}

async function restOfStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
