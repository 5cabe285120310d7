import { MOST_DEFECTS_TOGETHER, MOST_PLACES_TOGETHER } from '../contracts/vocabulary.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { hunksAt } from '../findings/follow/hunks-under.ts';
import type { MergedFinding } from '../findings/lifecycle.ts';
import { linked } from '../findings/follow/linked.ts';
import { presumedDefects } from '../findings/follow/presumed-defects.ts';
import { by, inOrder } from '../kernel/order.ts';

/** Findings that are presumed to be about one defect, in the order of their lines. */
export type Presumed<F = MergedFinding> = readonly F[];
/** What must go before one scorer: presumed defects that overlap or stand in one hunk. */
type Together = readonly Presumed[];

/**
 * Which findings share a scorer. Those that overlap, and those in one hunk, so that who judges one knows of the other; and
 * beside them neighbours, so that there are no more scorers than a fifth of the places (or what `most` says), and those of one file are together.
 *
 * Every finding is in exactly one batch. A batch takes no more defects than a small change may have: a hunk with more of them
 * is cut, and never in the middle of what is presumed to be one.
 */
export function scoreTogether(
  findings: readonly MergedFinding[],
  changed: ChangedLines,
  most = MOST_PLACES_TOGETHER,
): readonly (readonly Presumed[])[] {
  const defects = presumedDefects(findings.toSorted(byPlace));
  const places = linked(defects, (defect) => defect.flatMap((finding) => hunksOf(finding, changed)));
  return inBatches(
    places.flatMap((place) => inRuns(place, MOST_DEFECTS_TOGETHER)),
    most,
  )
    .flatMap(withinLimit)
    .map((batch) => batch.flat());
}

/**
 * At most so many scorers for so many defects, unless what they are about is over the budget of a packet. Of more defects
 * than a packet takes the smallest packets are reckoned with: where places can be parted, packets are left half full.
 *
 * @param most places that a scorer is asked about
 */
export function mostScorers(defects: number, most = MOST_PLACES_TOGETHER): number {
  return Math.ceil(defects / (defects > MOST_DEFECTS_TOGETHER ? MOST_PLACES_TOGETHER : most));
}

const byPlace = inOrder<MergedFinding>(
  by((f) => f.file),
  by((f) => f.at.start),
  by((f) => f.at.end),
  by((f) => f.side),
  by((f) => f.fingerprint),
);

function hunksOf({ file, side, at, cause, also = [] }: MergedFinding, changed: ChangedLines): string[] {
  const places = [{ file, side, at }, ...(cause === undefined || 'whole' in cause ? [] : [cause]), ...also];
  return places.flatMap((place) => hunksAt(place, changed));
}

function inRuns<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, n) => all.slice(n * most, (n + 1) * most));
}

/** As few batches as there can be, cut between files wherever that takes no more of them. */
function inBatches(places: readonly Together[], most: number): Together[][] {
  const batches: Together[][] = [];
  let left = places;
  for (let open = Math.ceil(places.length / most); open > 0; open -= 1) {
    const size = sizeOfNext(left, open, most);
    batches.push(left.slice(0, size));
    left = left.slice(size);
  }
  return batches;
}

function sizeOfNext(left: readonly Together[], open: number, mostPlaces: number): number {
  const most = Math.min(mostPlaces, left.length);
  const least = Math.max(1, left.length - mostPlaces * (open - 1));
  for (let size = most; size >= least; size -= 1) {
    if (size === left.length || fileOf(left[size]) !== fileOf(left[size - 1])) return size;
  }
  return most;
}

const fileOf = (place: Together | undefined): string | undefined => place?.[0]?.[0]?.file;

/** A batch of places with many defects, cut between places. */
function withinLimit(batch: readonly Together[]): Together[][] {
  const parts: Together[][] = [];
  let defects = 0;
  for (const place of batch) {
    const open = parts.at(-1);
    defects += place.length;
    if (open !== undefined && defects <= MOST_DEFECTS_TOGETHER) open.push(place);
    else {
      parts.push([place]);
      defects = place.length;
    }
  }
  return parts;
}
