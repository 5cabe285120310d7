import { linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Repository } from '../git/git.ts';
import { eachFile } from '../git/objects/stream-blobs.ts';
import type { LaidEntry } from './bounded-entries.ts';

const LINK = '120000';
const PROGRAM = '100755';

/**
 * Writes the entries of a tree into an empty folder. All folders are created first and nothing is ever overwritten, so that no
 * path can lead elsewhere through a link, even in a tree with a link and a folder of the same name.
 */
export async function writeEntries(
  repository: Repository,
  entries: readonly LaidEntry[],
  folder: string,
): Promise<void> {
  const isBlob = (entry: LaidEntry) => entry.type === 'blob';
  const folders = entries.map((entry) => (isBlob(entry) ? dirname(entry.path) : entry.path));
  for (const inner of new Set(folders)) mkdirSync(join(folder, inner), { recursive: true });

  for (const entry of entries) {
    if (entry.stub !== undefined) writeEntry(entry, Buffer.from(entry.stub), join(folder, entry.path));
  }
  const isLinked = linksTo(folder);
  const stored = entries.filter((entry) => isBlob(entry) && entry.stub === undefined);
  await eachFile(repository, stored, (entry, content) => {
    if (!isLinked(entry)) writeEntry(entry, content, join(folder, entry.path));
  });
}

/**
 * Whether an entry could be linked to a file already written with the same content and mode: a blob may have any number of names,
 * and nobody writes into a tree. If the disk does not allow the link, the entry must be written.
 */
function linksTo(folder: string): (entry: LaidEntry) => boolean {
  const written = new Map<string, string>();
  return (entry) => {
    const [key, path] = [`${entry.mode} ${entry.oid}`, join(folder, entry.path)];
    const first = entry.mode === LINK ? undefined : written.get(key);
    try {
      if (first !== undefined) {
        linkSync(first, path);
        return true;
      }
    } catch {
      // Writing it then reports the cause: existing files are never replaced.
    }
    written.set(key, path);
    return false;
  };
}

/** Synchronous on purpose: for thousands of small files this takes a third of the time. */
function writeEntry({ mode }: LaidEntry, content: Buffer, path: string): void {
  if (mode === LINK) symlinkSync(content, path);
  else writeFileSync(path, content, { flag: 'wx', mode: mode === PROGRAM ? 0o555 : 0o444 });
}
