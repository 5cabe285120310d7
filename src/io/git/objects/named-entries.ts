import { Failure } from '../../../kernel/failure.ts';
import type { RepoPath } from '../../../kernel/repo-path.ts';
import type { AskForObjects } from './asked-objects.ts';
import type { TreeEntry } from './objects.ts';

/** The entry at a path of a tree: a file, a folder or a submodule. */
export type NamedEntry = Pick<TreeEntry, 'type' | 'oid' | 'path'>;

/** An entry of one tree object. */
export type TreeItem = Pick<TreeEntry, 'type' | 'oid'> & { readonly mode: number };

/**
 * The entries at these paths of trees, one list per tree; missing paths are left out. Only the folders on the way are read, each
 * once.
 */
export async function namedEntries(
  ask: AskForObjects,
  trees: readonly string[],
  paths: readonly RepoPath[],
): Promise<readonly (readonly NamedEntry[])[]> {
  const folders = new Map<string, Promise<ReadonlyMap<string, TreeItem>>>();
  const folder = (oid: string): Promise<ReadonlyMap<string, TreeItem>> => {
    const known =
      folders.get(oid) ?? ask('tree', [oid]).then((read) => itemsIn(read.get(oid) ?? Buffer.alloc(0), oid));
    folders.set(oid, known);
    return known;
  };
  const find = async (
    tree: string,
    [name = '', ...rest]: readonly string[],
  ): Promise<TreeItem | undefined> => {
    const item = (await folder(tree)).get(nameInTree(name));
    if (rest.length === 0 || item === undefined) return item;
    return item.type === 'tree' ? find(item.oid, rest) : undefined;
  };
  const entry = async (tree: string, path: RepoPath): Promise<readonly NamedEntry[]> => {
    const item = await find(tree, path.split('/'));
    return item === undefined ? [] : [{ type: item.type, oid: item.oid, path }];
  };
  return Promise.all(
    trees.map(async (tree) => (await Promise.all(paths.map((path) => entry(tree, path)))).flat()),
  );
}

/** Names are bytes in git. Decoded as UTF-8, two invalid names could become the same. */
const nameInTree = (name: string): string => Buffer.from(name, 'utf8').toString('latin1');

/**
 * The entries of a tree object by their names in latin1: `<mode> <name>\0<oid>` for each, the id in bytes.
 *
 * @throws environment/tree-unavailable
 */
export function itemsIn(tree: Buffer, oid: string): ReadonlyMap<string, TreeItem> {
  const found = new Map<string, TreeItem>();
  for (let at = 0; at < tree.length;) {
    const name = tree.indexOf(SPACE, at) + 1;
    const end = tree.indexOf(0, name);
    const next = end + 1 + oid.length / 2;
    if (name === 0 || end === -1 || next > tree.length) throw malformed(oid);
    const mode = parseInt(tree.toString('latin1', at, name - 1), 8);
    found.set(tree.toString('latin1', name, end), {
      mode,
      type: mode === FOLDER ? 'tree' : mode === SUBMODULE ? 'commit' : 'blob',
      oid: tree.toString('hex', end + 1, next),
    });
    at = next;
  }
  return found;
}

const SPACE = 0x20;
const FOLDER = 0o040000;
const SUBMODULE = 0o160000;

function malformed(oid: string): Failure {
  return new Failure('environment/tree-unavailable', `the tree ${oid} is not of git's form`, {
    hint: 'look for damage: git fsck',
  });
}
