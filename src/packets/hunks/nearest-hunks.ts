import type { SourceLines } from '../../diff/source-lines.ts';
import { cutChange, type Cargo } from './cut-change.ts';
import { NO_EXTRAS } from '../texts/extras.ts';
import { leanFile } from './lean-hunk.ts';
import { total } from '../pack.ts';
import type { ShownFile } from './shown-files.ts';
import type { Piece } from './split-hunk.ts';

export type PieceCargo = Extract<Cargo, { kind: 'piece' }>;

/**
 * Hunks of the files that contain the places, or parts of hunks that are too long: chosen by their distance to a place, returned
 * in the order of the change, with the number left out. Those that contain a place are taken as far as `room` allows,
 * others as long as the total stays below `enough`.
 */
export function nearestHunks(
  places: readonly SourceLines[],
  files: readonly ShownFile[],
  room: number,
  enough = room,
): { readonly shown: readonly PieceCargo[]; readonly left: number } {
  const touched = files.filter((file) => places.some((place) => isIn(place, file))).map(leanFile);
  const cut = cutChange(touched, [() => NO_EXTRAS], Math.min(room, enough));
  // A line longer than `enough` may be the one in question.
  const units = (cut.uncovered.length === 0 ? cut : cutChange(touched, [() => NO_EXTRAS], room)).units.flat();
  const pieces = units.flat().filter((load) => load.kind === 'piece');
  const distance = new Map<Cargo, number>(pieces.map((load) => [load, nearest(places, load)]));
  const taken = new Set<Cargo>();
  // Each unit has one piece.
  const distanceOf = (unit: readonly Cargo[]): number =>
    Math.min(...unit.map((load) => distance.get(load) ?? Infinity));
  for (const unit of units.toSorted((a, b) => distanceOf(a) - distanceOf(b))) {
    const wider = new Set([...taken, ...unit]);
    if (total(wider) > (distanceOf(unit) === 0 ? room : Math.min(room, enough))) continue;
    for (const load of unit) taken.add(load);
  }
  const shown = pieces.filter((load) => taken.has(load));
  return { shown, left: pieces.length - shown.length };
}

function isIn(place: SourceLines, file: ShownFile): boolean {
  return place.file === file.path || place.file === file.from;
}

function nearest(places: readonly SourceLines[], { file, piece }: PieceCargo): number {
  return Math.min(...places.filter((place) => isIn(place, file)).map((place) => gap(place, piece)));
}

/** Lines between a place and a piece; 0 if they overlap. */
function gap({ side, at }: SourceLines, piece: Piece): number {
  const [first, count] = side === 'old' ? [piece.oldStart, piece.oldCount] : [piece.newStart, piece.newCount];
  return Math.max(first - at.end, at.start - (first + Math.max(count, 1) - 1), 0);
}
