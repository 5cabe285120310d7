import { Failure } from '../../kernel/failure.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { TreeEntry } from '../git/objects/objects.ts';

const GIB = 1024 ** 3;
/** What a tree may always take, and the most it may ever take. */
const ALWAYS = GIB;
const NEVER = 16 * GIB;

export type LaidEntry = TreeEntry & {
  /** Text to write instead of the file's content. */
  readonly stub?: string;
};

/**
 * The entries of a tree as they are written: a file larger than any text is replaced by a line that says so. One object of 200 KB
 * may unpack to 200 MB under any number of names, and no agent could read it.
 */
export function boundedEntries(entries: readonly TreeEntry[], largest = LARGEST_TEXT): LaidEntry[] {
  return entries.map((entry) => {
    if (entry.type !== 'blob' || entry.mode === '120000' || (entry.size ?? 0) <= largest) return entry;
    const stub = `correctless: git has a file of ${entry.size} bytes here. It is larger than any text that is read (${largest} bytes) and was not laid out.\n`;
    return { ...entry, size: Buffer.byteLength(stub), stub };
  });
}

/** Free bytes on the disk, and bytes that other trees of the cache take there. */
export type Space = { readonly free: number; readonly held: number };

/** Whether the cache, with this tree, takes at most half of the space it could have. */
export function fits(entries: readonly LaidEntry[], space: Space): boolean {
  return bytesOf(entries) <= mostOf(space);
}

/**
 * Refuses a tree that would fill the disk, before anything is written. Each name counts, because not every disk supports hard
 * links.
 *
 * @throws environment/tree-unavailable
 */
export function refuseHugeTree(entries: readonly LaidEntry[], space: Space): void {
  if (fits(entries, space)) return;
  const [taken, allowed] = [bytesOf(entries), mostOf(space)].map((size) => (size / GIB).toFixed(1));
  throw new Failure(
    'environment/tree-unavailable',
    `the tree under review takes ${taken} GiB, more than ${allowed} GiB (with the trees of the last hour half of what the disk of the cache has for it, 16 at most)`,
    {
      hint: 'look at what the change adds (git ls-tree -r -l COMMIT); for a large repository set XDG_CACHE_HOME to a folder on a larger disk',
    },
  );
}

function bytesOf(entries: readonly LaidEntry[]): number {
  return entries.reduce((sum, { size }) => sum + (size ?? 0), 0);
}

function mostOf({ free, held }: Space): number {
  return Math.min(NEVER, Math.max(ALWAYS, (free + held) / 2 - held));
}

/** Bytes of a name that every file system allows. */
const LONGEST_NAME = 255;

/** For a tree that the system cannot write: the beginning of the path that is too long. */
export function pathTooLong(entries: readonly LaidEntry[], cause: Error): Failure {
  const longest = (paths: readonly string[]) =>
    paths.reduce((one, path) => (Buffer.byteLength(path) > Buffer.byteLength(one) ? path : one), '');
  const paths = entries.map(({ path }) => path);
  const isLong = (name: string) => Buffer.byteLength(name) > LONGEST_NAME;
  const path = longest(paths.filter((one) => one.split('/').some(isLong))) || longest(paths);
  return new Failure(
    'scope/path-too-long',
    `a path of ${Buffer.byteLength(path)} bytes is longer than this system opens: ${printable(path.slice(0, 100))}…`,
    {
      hint: 'no checkout can hold it either: ask the author what it is for, or review the commits before it',
      cause,
    },
  );
}
