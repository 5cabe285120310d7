import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutPrograms } from './configured-programs.ts';
import type { Repository } from './git.ts';

/**
 * Calls `use` with variables for a git that works on a separate, empty index and runs no program; and with the index's folder,
 * which is removed afterwards. The user's index and files are not touched.
 */
export async function withTemporaryIndex<T>(
  repository: Repository,
  use: (env: Readonly<Record<string, string>>, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'correctless-index-'));
  try {
    return await use(
      { ...(await withoutPrograms(repository)), GIT_INDEX_FILE: join(folder, 'index') },
      folder,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
