import { Failure } from '../../../kernel/failure.ts';
import { asRepoPath, type RepoPath } from '../../../kernel/repo-path.ts';
import { readGit, type Repository } from '../git.ts';
import { eachBlob } from './stream-blobs.ts';

export type TreeEntry = {
  /** Six octal digits: `100644` file, `100755` program, `120000` symbolic link, `160000` submodule. */
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly oid: string;
  /** Bytes of a blob; null for a submodule, and when a partial or damaged clone lacks the object. */
  readonly size: number | null;
  readonly path: RepoPath;
};

/** Listings of this command, by repository and id: most readers of a change read both of its trees. */
const listings = new WeakMap<Repository, Map<string, Promise<readonly TreeEntry[]>>>();

/** A full SHA-1 or SHA-256, whose object never changes. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * Every file of a tree, with one `ls-tree -r -l -z`, in git's order. A whole tree given by its id is listed once per opened
 * repository.
 *
 * @param options.paths only these files and folders, literally, from the top; when left out, all
 * @throws environment/tree-unavailable for a path that no work tree may hold (`../x`, `.git/x`)
 */
export async function listTree(
  repository: Repository,
  treeish: string,
  { paths = [] }: { paths?: readonly string[] } = {},
): Promise<readonly TreeEntry[]> {
  if (paths.length > 0 || !OBJECT_ID.test(treeish)) return list(repository, treeish, paths);
  const known = listings.get(repository) ?? new Map<string, Promise<readonly TreeEntry[]>>();
  listings.set(repository, known);
  const listing = known.get(treeish) ?? list(repository, treeish, []);
  known.set(treeish, listing);
  return listing;
}

/** Every file of a tree without its size, for which git would read every object. */
export async function listWithoutSizes(
  repository: Repository,
  treeish: string,
): Promise<readonly Omit<TreeEntry, 'size'>[]> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', treeish];
  return records(await readGit(repository, args)).map((record) => treeEntry(record.replace('\t', ' -\t')));
}

async function list(
  repository: Repository,
  treeish: string,
  paths: readonly string[],
): Promise<readonly TreeEntry[]> {
  const listing = await readGit(repository, [
    '--literal-pathspecs',
    ...['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', treeish],
    ...(paths.length === 0 ? [] : ['--', ...paths]),
  ]);
  return eachOnce(records(listing).map(treeEntry));
}

/**
 * The content of blobs, byte for byte, with one `cat-file --batch`. The caller keeps the sum of sizes within memory.
 *
 * @throws environment/tree-unavailable for a missing object (a partial or damaged clone)
 */
export async function readBlobs(
  repository: Repository,
  oids: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const blobs = new Map<string, Buffer>();
  await eachBlob(repository, oids, (oid, content) => blobs.set(oid, content));
  return blobs;
}

/** Sizes of objects in bytes, with one `cat-file --batch-check`. Missing objects are left out. */
export async function blobSizes(
  repository: Repository,
  oids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(oids)];
  if (wanted.length === 0) return new Map();
  const answer = await readGit(repository, ['cat-file', '--batch-check=%(objectsize)', '--buffer'], {
    input: `${wanted.join('\n')}\n`,
  });
  const sizes = answer.toString('latin1').split('\n');
  return new Map(
    wanted.map((oid, i) => [oid, Number(sizes[i])] as const).filter(([, size]) => !Number.isNaN(size)),
  );
}

/** Records of a listing under `-z`. Invalid UTF-8 in file names is replaced. */
export function records(listing: Buffer): string[] {
  const text = listing.toString('utf8');
  return text === '' ? [] : text.replace(/\0$/, '').split('\0');
}

/** @throws environment/tree-unavailable for a path that occurs twice: git, a diff and a work tree each pick a different one */
function eachOnce(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  const seen = new Set<string>();
  for (const { path } of entries) {
    if (seen.has(path))
      throw new Failure('environment/tree-unavailable', `the tree holds ${JSON.stringify(path)} twice`, {
        hint: 'hosts refuse such trees; git fsck names them, and this lists the commits to look for it in: git log --all --full-history',
      });
    seen.add(path);
  }
  return entries;
}

/** `<mode> <type> <oid> <size padded with blanks>\t<path>` */
function treeEntry(record: string): TreeEntry {
  const [, mode, type, oid, size, name] = TREE_LINE.exec(record) ?? [];
  if (mode === undefined || oid === undefined || size === undefined || name === undefined) {
    throw new Failure('environment/git-failed', `git ls-tree gave a line of another form: ${record}`);
  }
  const path = asRepoPath(name);
  if (path === undefined) {
    throw new Failure(
      'environment/tree-unavailable',
      `the tree holds ${JSON.stringify(name)}, not a path git checks out`,
      {
        hint: 'no git checks such a path out; find the commit that adds it: git log --all --full-history',
      },
    );
  }
  return {
    mode,
    type: type as TreeEntry['type'],
    oid,
    size: size === '-' || size === 'BAD' ? null : Number(size),
    path,
  };
}

const TREE_LINE = /^(\d{6}) (blob|tree|commit) ([0-9a-f]+) +(\d+|-|BAD)\t(.*)$/s;
