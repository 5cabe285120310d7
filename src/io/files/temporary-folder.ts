import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtemp, rm, writeFile } from './disk.ts';

/** Calls `use` with a new, empty folder, and removes it afterwards. `beginning` is that of its path. */
export async function withTemporaryFolder<T>(
  use: (folder: string) => Promise<T>,
  beginning = join(tmpdir(), 'correctless-'),
): Promise<T> {
  const folder = await mkdtemp(beginning);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Calls `use` with the path of a file with this content, and deletes the file afterwards. */
export async function withTemporaryFile<T>(content: string, use: (path: string) => Promise<T>): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const path = join(folder, 'content');
    await writeFile(path, content);
    return use(path);
  });
}
