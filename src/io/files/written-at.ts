import { stat } from 'node:fs/promises';

/** When a file was last written, in milliseconds; undefined where there is none to ask. */
export async function writtenAt(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.mtimeMs;
}
