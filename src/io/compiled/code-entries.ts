import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { by } from '../../kernel/order.ts';

/** Limit for all entries together, in bytes; the oldest are removed first. */
export const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Code that was compiled from this text at an earlier start; undefined if there is none.
 *
 * V8 accepts code that was made for any text of the same length, and damaged code ends the process. So an entry holds the text it
 * was made from, and the code twice. An entry that is not complete and unchanged is ignored.
 */
export function cachedCode(folder: string, name: string, text: Buffer): Buffer | undefined {
  const entry = readIfAny(join(folder, name));
  if (entry === undefined) return undefined;
  const length = (entry.length - text.length) / 2;
  if (length <= 0) return undefined;
  const code = entry.subarray(text.length, text.length + length);
  const isWhole = code.equals(entry.subarray(text.length + length));
  return isWhole && text.equals(entry.subarray(0, text.length)) ? code : undefined;
}

/** Keeps code for the next start. Written atomically, because many processes may end at once. */
export function cacheCode(folder: string, name: string, text: Buffer, code: Buffer): void {
  const beside = join(folder, `${name}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, Buffer.concat([text, code, code]), { flag: 'wx', mode: 0o600 });
    renameSync(beside, join(folder, name));
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Removes the oldest entries until the rest is small enough: those of old versions of the program or of node. */
export function pruneCode(folder: string, mostBytes = MOST_BYTES): void {
  const entries = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    // Another process may be pruning too.
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
