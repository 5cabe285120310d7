import { MOST_DEFECTS_TOGETHER, MOST_PLACES_TOGETHER } from '../contracts/vocabulary.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { hunksAt } from '../findings/follow/hunks-under.ts';
import type { MergedFinding } from '../findings/lifecycle.ts';
import { groupByLinks } from '../findings/follow/linked.ts';
import { presumedDefects } from '../findings/follow/presumed-defects.ts';
import { by, inOrder } from '../kernel/order.ts';
import { runsOf } from '../kernel/runs-of.ts';

/** Findings that are presumed to be about one defect, in the order of their lines. */
export type Presumed<F = MergedFinding> = readonly F[];
/** What must go to one scorer: presumed defects that overlap or are in one hunk. */
type Together = readonly Presumed[];

/**
 * Which findings share a scorer. First, those that overlap or are in one hunk, so that the scorer of one knows of the others.
 * Then neighbours, so that there is at most one scorer for five places (or for `most`), with those of one file together.
 *
 * Every finding is in exactly one batch. A batch holds no more defects than a small change may have: a hunk with more is cut,
 * but never within one presumed defect.
 */
export function scoreTogether(
  findings: readonly MergedFinding[],
  changed: ChangedLines,
  most = MOST_PLACES_TOGETHER,
): readonly (readonly Presumed[])[] {
  const defects = presumedDefects(findings.toSorted(byPlace));
  const places = groupByLinks(defects, (defect) => defect.flatMap((finding) => hunksOf(finding, changed)));
  return inBatches(
    places.flatMap((place) => runsOf(place, () => 1, MOST_DEFECTS_TOGETHER)),
    most,
  )
    .flatMap((batch) => runsOf(batch, (place) => place.length, MOST_DEFECTS_TOGETHER))
    .map((batch) => batch.flat());
}

/**
 * The maximum number of scorers for this many defects, unless their subject is over the budget of a packet. For more defects
 * than fit into one packet, the smallest packets are assumed: where places can be separated, packets are left half full.
 *
 * @param most places per scorer
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

/** As few batches as possible, cut between files if that takes no more batches. */
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
