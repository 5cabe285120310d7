import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Beside, Extras } from '../texts/extras.ts';
import type { Unit } from '../pack.ts';
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
  const cutFiles = files
    .filter((file) => file.hunks.length > 0)
    .map((file) =>
      cutFile(
        file,
        passes.map((pass) => pass(file)),
        room,
      ),
    );
  const units = passes.map((_, pass) => cutFiles.flatMap((file) => file.units[pass] ?? []));
  return { units, uncovered: cutFiles.flatMap((file) => file.uncovered) };
}

function cutFile(file: ShownFile, extras: readonly Extras[], room: number): CutChange {
  const header: Cargo = { kind: 'header', file, bytes: byteLength(file.header) };
  const beside = Math.max(...extras.flatMap(({ groups }) => groups.map(({ bytes }) => bytes)));
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
      groups.flatMap((group) => pieces.map((piece) => [header, piece, group])),
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
