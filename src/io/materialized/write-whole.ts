import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exists } from '../files/files.ts';
import { withTemporaryFolder } from '../files/temporary-folder.ts';
import { isWhole, markWhole, putInPlace, removeTree, type TreeEntries } from './tree-cache.ts';

/** Makes a tree appear whole or not at all, even with several writers. A damaged one is replaced. */
export async function writeWhole(
  folder: string,
  entries: TreeEntries,
  write: (draft: string) => unknown,
): Promise<void> {
  const trees = dirname(folder);
  await mkdir(trees, { recursive: true, mode: 0o700 });
  const place = async (draft: string): Promise<void> => {
    await write(draft);
    for (;;) {
      // Asked first: a folder that appears later is new, and a review may already read it.
      const stood = await exists(folder);
      if (await isWhole(folder)) return;
      // Then it is damaged. Remove it before the new marker is written, which would vouch for it.
      if (stood) await removeTree(folder);
      await markWhole(folder, entries);
      if (await putInPlace(draft, folder)) return;
    }
  };
  await withTemporaryFolder(place, join(trees, '.draft-'));
}
