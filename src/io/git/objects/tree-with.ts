import { gitText, type GitOptions, type Repository } from '../git.ts';
import { withTemporaryIndex } from '../temporary-index.ts';
import { writeBlob } from './one-object.ts';

/** The entry at a path: an existing object, or a file with this content; undefined: no entry. */
export type TreeFile =
  | { readonly mode: string; readonly oid: string }
  | { readonly mode: string; readonly content: string | Buffer }
  | undefined;

/**
 * The id of a tree with these paths changed. No index or file of the user's is touched.
 *
 * @param base a full id; undefined: an empty tree
 * @param store variables for a git that stores new objects elsewhere
 */
export async function treeWith(
  repository: Repository,
  base: string | undefined,
  files: ReadonlyMap<string, TreeFile>,
  store: Readonly<Record<string, string>> = {},
): Promise<string> {
  return withTemporaryIndex(repository, async (index) => {
    const env = { ...index, ...store };
    // In a sparse checkout an index may hold folders in place of files.
    const git = (args: readonly string[], options: GitOptions = {}): Promise<string> =>
      gitText(repository, ['-c', 'core.sparseCheckout=false', ...args], { ...options, env });
    if (base !== undefined) await git(['read-tree', base]);
    const entries: string[] = [];
    for (const [path, file] of files) {
      if (file === undefined) entries.push(`0 ${'0'.repeat(base?.length ?? 40)}\t${path}\0`);
      else entries.push(`${file.mode} ${await idOf(repository, file, store)}\t${path}\0`);
    }
    // Removals first: a file may replace a folder.
    const input = entries.toSorted((a, b) => Number(!isGone(a)) - Number(!isGone(b))).join('');
    await git(['update-index', '-z', '--index-info'], { input });
    return git(['write-tree', '--missing-ok']);
  });
}

function isGone(entry: string): boolean {
  return entry.startsWith('0 ');
}

async function idOf(
  repository: Repository,
  file: NonNullable<TreeFile>,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  return 'oid' in file ? file.oid : writeBlob(repository, file.content, { env });
}
