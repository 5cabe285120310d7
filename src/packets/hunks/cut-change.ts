import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Extra, Extras } from '../texts/extras.ts';
import { total, type Unit } from '../pack.ts';
import { byteLength, type Uncovered } from '../packet.ts';
import type { ShownFile } from './shown-files.ts';
import { splitHunk, type Piece } from './split-hunk.ts';

/** The content of a packet: the name of a file, a hunk or a part of one, a fact beside them. */
export type Cargo =
  | { readonly kind: 'header'; readonly bytes: number; readonly file: ShownFile }
  | {
      readonly kind: 'piece';
      readonly bytes: number;
      readonly file: ShownFile;
      readonly piece: Piece;
      readonly text: string;
    }
  | Beside;

/**
 * A group of facts as one load: with two hundred rules beside each of thousands of hunks there would be hundreds of thousands
 * of loads. Groups share no fact, so the content of a packet is the same.
 */
export type Beside = { readonly kind: 'beside'; readonly bytes: number; readonly extras: readonly Extra[] };

/** The change as units, each of which must be in some packet, and what no packet can show. */
export type CutChange = {
  /** By pass. */
  readonly units: readonly (readonly Unit<Cargo>[])[];
  readonly uncovered: readonly Uncovered[];
};

/** One pass over the whole change, with the facts beside each file's hunks. */
export type Pass = (file: ShownFile) => Extras;

/**
 * The change cut to fit packets with `room` bytes, for one pass or several: each pass shows every hunk beside every
 * group of facts that it gives the hunk's file.
 *
 * A hunk is cut only if it does not fit beside the largest of its groups, and then in the same way in all passes.
 */
export function cutChange(files: readonly ShownFile[], passes: readonly Pass[], room: number): CutChange {
  const asLoads = besideLoads();
  const cutFiles = files
    .filter((file) => file.hunks.length > 0)
    .map((file) =>
      cutFile(
        file,
        passes.map((pass) => pass(file)),
        room,
        asLoads,
      ),
    );
  const units = passes.map((_, pass) => cutFiles.flatMap((file) => file.units[pass] ?? []));
  return { units, uncovered: cutFiles.flatMap((file) => file.uncovered) };
}

type AsLoads = (group: readonly Extra[]) => readonly Beside[];

/** A group is the same load wherever it occurs; an empty group has none. */
function besideLoads(): AsLoads {
  const loads = new Map<readonly Extra[], readonly Beside[]>();
  return (group) => {
    const known = loads.get(group);
    if (known !== undefined) return known;
    const load: readonly Beside[] =
      group.length === 0 ? [] : [{ kind: 'beside', bytes: total(group), extras: group }];
    loads.set(group, load);
    return load;
  };
}

function cutFile(file: ShownFile, extras: readonly Extras[], room: number, asLoads: AsLoads): CutChange {
  const header: Cargo = { kind: 'header', file, bytes: byteLength(file.header) };
  const beside = Math.max(...extras.flatMap(({ groups }) => groups.map((group) => total(asLoads(group)))));
  const unfitting = extras.flatMap((extra) => extra.tooLong);
  const uncovered: Uncovered[] = [];
  const pieces: Cargo[] = [];
  for (const hunk of file.hunks) {
    const split = splitHunk(hunk, room - header.bytes - beside - LABEL_BYTES);
    const lines = [...split.tooLong, ...unfitting];
    if (lines.length > 0) uncovered.push({ hunk: hunk.id, path: file.path, why: linesThatDoNotFit(lines) });
    for (const piece of split.pieces) pieces.push(pieceCargo(file, piece, split.tooLong));
  }
  return {
    units: extras.map(({ groups }) =>
      groups.flatMap((group) => pieces.map((piece) => [header, piece, ...asLoads(group)])),
    ),
    uncovered,
  };
}

// "(part i of n of this hunk; …)" above a part.
const LABEL_BYTES = 160;

function pieceCargo(file: ShownFile, piece: Piece, tooLong: readonly number[]): Cargo {
  const missing = tooLong.length === 0 ? '' : `; ${linesThatDoNotFit(tooLong)}`;
  const label =
    piece.part === null ? '' : `(part ${piece.part.index} of ${piece.part.of} of this hunk${missing})\n`;
  const text = label + piece.text;
  return { kind: 'piece', file, piece, text, bytes: byteLength(text) };
}

/** The hunks and files of which a packet shows something. */
export function shownBy(loads: Iterable<Cargo>): { hunks: string[]; paths: RepoPath[] } {
  const pieces = [...loads].filter((load) => load.kind === 'piece');
  return {
    hunks: [...new Set(pieces.map(({ piece }) => piece.hunk))],
    paths: [...new Set(pieces.map(({ file }) => file.path))],
  };
}

function linesThatDoNotFit(tooLong: readonly number[]): string {
  const longest = Math.max(...tooLong);
  return tooLong.length === 1
    ? `one line of ${longest} bytes fits no packet`
    : `${tooLong.length} lines of up to ${longest} bytes fit no packet`;
}
