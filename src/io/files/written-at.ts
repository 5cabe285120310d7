import { stat } from 'node:fs/promises';

/** When a file was last written, in milliseconds; undefined when it does not exist. */
export async function writtenAt(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.mtimeMs;
}
