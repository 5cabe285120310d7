import type { SharedResult } from '../contracts/replies/shared-step.ts';
import type { Replaced } from '../diff/splice-lines.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { printable } from '../kernel/text/printable.ts';
import { cutInsertion } from './cut-insertion.ts';

/** A file that several steps changed together. */
export type ChangedTogether = {
  readonly path: RepoPath;
  /** Its line changes without context; undefined if it was added, deleted or is not text: then it belongs to one step. */
  readonly hunks: readonly Replaced[] | undefined;
  /** The file as it is now, line by line; empty if there are no hunks. */
  readonly lines: readonly string[];
};

/** One step's share of the work: whole files, and some changes of shared files. */
export type Part = {
  readonly whole: readonly RepoPath[];
  readonly cut: readonly { readonly path: RepoPath; readonly hunks: readonly Replaced[] }[];
};

export type DividedWork =
  | { readonly kind: 'divided'; readonly parts: ReadonlyMap<string, Part> }
  /** Something belongs to no step, or to two. */
  | { readonly kind: 'mixed'; readonly problems: readonly string[] };

type Claim = Pick<SharedResult, 'id' | 'filesWritten' | 'places'>;
type Owned = { readonly path: RepoPath; readonly id: string; readonly hunk: Replaced | undefined };
type Found = { readonly owned: readonly Owned[]; readonly problems: readonly string[] };

/**
 * Assigns every change to exactly one result: a whole file to the result that wrote it, each hunk of a shared file by its
 * place.
 */
export function divideWork(changed: readonly ChangedTogether[], claims: readonly Claim[]): DividedWork {
  const found = changed.map((file) => ownersIn(file, claims));
  const problems = found.flatMap((one) => one.problems);
  if (problems.length > 0) return { kind: 'mixed', problems };
  const owned = found.flatMap((one) => one.owned);
  return { kind: 'divided', parts: new Map(claims.map(({ id }) => [id, partOf(owned, id)])) };
}

function ownersIn(file: ChangedTogether, claims: readonly Claim[]): Found {
  const { path, hunks } = file;
  const writers = claims.filter(({ filesWritten = [] }) => filesWritten.includes(path));
  const [only] = writers;
  const named = printable(path);
  if (only === undefined) {
    return { owned: [], problems: [`${named} has changed, and is in no result's filesWritten`] };
  }
  if (writers.length === 1) return { owned: [{ path, id: only.id, hunk: undefined }], problems: [] };
  if (hunks === undefined) {
    const ids = writers.map(({ id }) => id).join(', ');
    return { owned: [], problems: [`${named} is in the filesWritten of ${ids}, and cannot be cut by lines`] };
  }
  const found = hunks.map((hunk) => ownersOf(file, hunk, writers));
  return {
    owned: found.flatMap((one) => one.owned),
    problems: found.flatMap((one) => one.problems),
  };
}

function ownersOf({ path, lines }: ChangedTogether, hunk: Replaced, writers: readonly Claim[]): Found {
  const owners = writers.filter((one) => isPlaced(one, path, hunk));
  const [only] = owners;
  if (only !== undefined && owners.length === 1)
    return { owned: [{ path, id: only.id, hunk }], problems: [] };
  const pieces =
    hunk.old.count > 0
      ? undefined
      : cutInsertion(
          hunk,
          owners.map(({ id, places = [] }) => ({
            id,
            places: places.filter(({ file }) => file === path).map((place) => place.lines),
          })),
          lines,
        );
  if (pieces !== undefined) return { owned: pieces.map((piece) => ({ path, ...piece })), problems: [] };
  const ids = (ones: readonly Claim[]): string => ones.map(({ id }) => id).join(' and ');
  const where = `${printable(path)}, ${linesOf(hunk)}`;
  return {
    owned: [],
    problems: [
      owners.length === 0
        ? `${where}: in no place of ${ids(writers)}`
        : `${where}: in places of ${ids(owners)}`,
    ],
  };
}

/** Whether a result says that it changed some of these lines. */
function isPlaced({ places = [] }: Claim, path: RepoPath, hunk: Replaced): boolean {
  const [first, last] = linesNow(hunk);
  return places.some(({ file, lines }) => file === path && lines[0] <= last && lines[1] >= first);
}

/** In the file as it is now; if lines were only removed, those around the gap. */
function linesNow({ new: { start, count } }: Replaced): readonly [number, number] {
  return count === 0 ? [start, start + 1] : [start, start + count - 1];
}

function linesOf(hunk: Replaced): string {
  const [first, last] = linesNow(hunk);
  return hunk.new.count === 0 ? `the gap after line ${first}` : `lines ${first} to ${last}`;
}

function partOf(owned: readonly Owned[], id: string): Part {
  const own = owned.filter((one) => one.id === id);
  const cut = new Map<RepoPath, Replaced[]>();
  for (const { path, hunk } of own) {
    if (hunk !== undefined) cut.set(path, [...(cut.get(path) ?? []), hunk]);
  }
  return {
    whole: own.flatMap(({ path, hunk }) => (hunk === undefined ? [path] : [])),
    cut: [...cut].map(([path, hunks]) => ({ path, hunks })),
  };
}
