import { askGit, type Repository } from '../git.ts';
import { writeBlob } from '../objects/one-object.ts';
import { withTemporaryIndex } from '../temporary-index.ts';

/** The entry at a path: an existing object, or a file with this content; undefined: no entry. */
export type TreeFile =
  | { readonly mode: string; readonly oid: string }
  | { readonly mode: string; readonly content: Buffer }
  | undefined;

/** The id of a tree with these paths changed; `base` is a full id. No index or file of the user's is touched. */
export async function treeWith(
  repository: Repository,
  base: string,
  files: ReadonlyMap<string, TreeFile>,
): Promise<string> {
  return withTemporaryIndex(repository, async (env) => {
    await askGit(repository, ['read-tree', base], { env });
    const entries: string[] = [];
    const nothing = '0'.repeat(base.length);
    for (const [path, file] of files)
      entries.push(file === undefined ? `0 ${nothing}\t${path}\0` : await entryOf(repository, path, file));
    // Removals first: a file may replace a folder.
    const input = entries.toSorted((a, b) => Number(!isGone(a)) - Number(!isGone(b))).join('');
    await askGit(repository, ['update-index', '-z', '--index-info'], { env, input });
    return (await askGit(repository, ['write-tree'], { env })).stdout.toString('latin1').trim();
  });
}

function isGone(entry: string): boolean {
  return entry.startsWith('0 ');
}

async function entryOf(repository: Repository, path: string, file: NonNullable<TreeFile>): Promise<string> {
  if ('oid' in file) return `${file.mode} ${file.oid}\t${path}\0`;
  return `${file.mode} ${await writeBlob(repository, file.content)}\t${path}\0`;
}
