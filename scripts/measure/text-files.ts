import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every text file in a folder, with its path relative to the folder, in the same order on every machine. */
export function textFilesIn(folder: string): { readonly path: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .flatMap((path) => {
      const bytes = readFileSync(path);
      return bytes.includes(0) ? [] : [{ path: relative(folder, path), text: bytes.toString('utf8') }];
    });
}
