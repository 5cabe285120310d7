import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { by } from '../../kernel/order.ts';

/** Bytes of all entries together; those written longest ago go. */
export const MOST_BYTES = 64 * 1024 * 1024;

/**
 * What was compiled from a text at an earlier start, undefined where there is none.
 *
 * V8 takes any code that was made for a text of the same length, and damaged code ends the process. So an entry is the
 * text it was made from and the code twice: what does not stand there in full and unchanged is none.
 */
export function keptCode(folder: string, name: string, text: Buffer): Buffer | undefined {
  const entry = readIfAny(join(folder, name));
  if (entry === undefined) return undefined;
  const length = (entry.length - text.length) / 2;
  if (length <= 0) return undefined;
  const code = entry.subarray(text.length, text.length + length);
  const isWhole = code.equals(entry.subarray(text.length + length));
  return isWhole && text.equals(entry.subarray(0, text.length)) ? code : undefined;
}

/** Keeps code for the next start, whole or not at all: many may end at once. */
export function keepCode(folder: string, name: string, text: Buffer, code: Buffer): void {
  const beside = join(folder, `${name}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, Buffer.concat([text, code, code]), { flag: 'wx', mode: 0o600 });
    renameSync(beside, join(folder, name));
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Removes what was written longest ago, until the rest is small enough: old versions of the program, of node. */
export function pruneCode(folder: string, mostBytes = MOST_BYTES): void {
  const entries = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    // Another start may be pruning too.
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats === undefined ? [] : [{ path, bytes: stats.size, written: stats.mtimeMs }];
  });
  let bytes = 0;
  for (const entry of entries.toSorted(by(({ written }) => -written))) {
    bytes += entry.bytes;
    if (bytes > mostBytes) rmSync(entry.path, { force: true });
  }
}

function readIfAny(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
