import { join } from 'node:path';
import { withTemporaryFolder } from '../files/temporary-folder.ts';
import { withoutPrograms } from './configured-programs.ts';
import type { Repository } from './git.ts';

/**
 * Calls `use` with variables for a git that works on a separate, empty index and runs no program; and with the index's folder,
 * which is removed afterwards. The user's index and files are not touched.
 */
export async function withTemporaryIndex<T>(
  repository: Pick<Repository, 'top'>,
  use: (
    env: Readonly<Record<string, string>> & { readonly GIT_INDEX_FILE: string },
    folder: string,
  ) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder(async (folder) =>
    use({ ...(await withoutPrograms(repository)), GIT_INDEX_FILE: join(folder, 'index') }, folder),
  );
}
