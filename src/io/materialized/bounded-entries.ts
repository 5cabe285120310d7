import { Failure } from '../../kernel/failure.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { TreeEntry } from '../git/objects/objects.ts';

const GIB = 1024 ** 3;
/** What a tree may take in any case, and what it may never take. */
const ALWAYS = GIB;
const NEVER = 16 * GIB;

export type LaidEntry = TreeEntry & {
  /** What stands in the file in place of its content. */
  readonly stub?: string;
};

/**
 * The entries of a tree as they are laid out: of a file that is larger than any text, a line that says so. One object of 200 KB
 * may stand for 200 MB under any number of names, and no agent could read it.
 */
export function boundedEntries(entries: readonly TreeEntry[], largest = LARGEST_TEXT): LaidEntry[] {
  return entries.map((entry) => {
    if (entry.type !== 'blob' || entry.mode === '120000' || (entry.size ?? 0) <= largest) return entry;
    const stub = `correctless: a file of ${entry.size} bytes stands here in git. It is larger than any text that is read (${largest} bytes) and was not laid out.\n`;
    return { ...entry, size: Buffer.byteLength(stub), stub };
  });
}

/** Bytes that a disk has left, and that other trees of the cache take there. */
export type Space = { readonly free: number; readonly held: number };

/** Whether the cache takes, with this tree, no more than half of what it could have. */
export function fits(entries: readonly LaidEntry[], space: Space): boolean {
  return bytesOf(entries) <= mostOf(space);
}

/**
 * Refuses a tree that would fill the disk, before anything of it is written. Each name counts: not every disk links.
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

/** Bytes of one name that every file system takes. */
const LONGEST_NAME = 255;

/** Of a tree that the system would not write: which path is to blame, by its beginning. */
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
