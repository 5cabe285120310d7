import { by, inOrder } from '../../src/kernel/order.ts';
import type { Decoy, EvalCase, Golden, Place } from './eval-case.ts';

/** How many lines a finding may stand beside the planted bug: models count badly, and a bug has several lines. */
export const TOLERANCE = 3;

/** A finding that accuses more lines than this is about no place: it would hit whatever stands in them. */
export const MOST_LINES = 30;

/** A finding as an arm gave it. */
export type Claim = {
  readonly at: Place;
  readonly severity: string;
  readonly title: string;
  readonly why: string;
};

export type Matched = {
  /** Index of the finding → the planted bug that it alone answers for. */
  readonly hits: ReadonlyMap<number, Golden>;
  /** Stand where a planted bug stands that another finding already answers for. */
  readonly repeats: readonly number[];
  /** Stand at a bait, and nearer to it than to any planted bug. */
  readonly baits: ReadonlyMap<number, Decoy>;
  /** Neither planted nor bait: nobody has looked whether they are right. */
  readonly unknown: readonly number[];
};

/** Each finding answers for one planted bug at most, and as many bugs as possible are answered for. */
export function matchFindings(claims: readonly Claim[], { goldens, decoys }: EvalCase): Matched {
  const near = claims.map((claim) => nearGoldens(claim, goldens, decoys));
  const answered = assign(near, goldens.length);
  const hits = new Map<number, Golden>();
  for (const [golden, claim] of answered) {
    const found = goldens[golden];
    if (found !== undefined) hits.set(claim, found);
  }
  const repeats = near.flatMap((some, i) => (some.length > 0 && !hits.has(i) ? [i] : []));
  const baits = new Map<number, Decoy>();
  for (const [i, claim] of claims.entries()) {
    const bait = near[i]?.length === 0 ? nearestDecoy(claim, decoys)?.decoy : undefined;
    if (bait !== undefined) baits.set(i, bait);
  }
  const unknown = claims.flatMap((_, i) => (near[i]?.length === 0 && !baits.has(i) ? [i] : []));
  return { hits, repeats, baits, unknown };
}

/**
 * Lines between a finding and a place; Infinity where they cannot be compared. Sides are not: a plain prompt knows
 * none, and in changes as small as these a removed line has nearly the number of what stands there now.
 */
export function distance(claim: Place, place: Place): number {
  if (claim.file !== place.file) return Infinity;
  if (claim.span.end - claim.span.start + 1 > MOST_LINES) return Infinity;
  return Math.max(0, place.span.start - claim.span.end, claim.span.start - place.span.end);
}

/** Whether a finding stands at a planted bug, whoever else does. */
export function standsAt(claim: Claim, golden: Golden): boolean {
  return distanceTo(claim, golden) <= TOLERANCE;
}

function distanceTo({ at }: Claim, golden: Golden): number {
  const places = golden.cause === undefined ? [golden.at] : [golden.at, golden.cause];
  return Math.min(...places.map((place) => distance(at, place)));
}

/** Indexes of the planted bugs that a finding may answer for, the nearest first. A nearer bait takes the finding. */
function nearGoldens(claim: Claim, goldens: readonly Golden[], decoys: readonly Decoy[]): number[] {
  const bait = nearestDecoy(claim, decoys)?.lines ?? Infinity;
  return goldens
    .map((golden, index) => ({ index, lines: distanceTo(claim, golden) }))
    .filter(({ lines }) => lines <= TOLERANCE && lines <= bait)
    .toSorted(
      inOrder(
        by(({ lines }) => lines),
        by(({ index }) => index),
      ),
    )
    .map(({ index }) => index);
}

function nearestDecoy(claim: Claim, decoys: readonly Decoy[]): { decoy: Decoy; lines: number } | undefined {
  return decoys
    .flatMap((decoy) =>
      decoy.at === undefined ? [] : [{ decoy, lines: distance(claim.at, decoy.at), id: decoy.id }],
    )
    .filter(({ lines }) => lines <= TOLERANCE)
    .toSorted(
      inOrder(
        by(({ lines }) => lines),
        by(({ id }) => id),
      ),
    )[0];
}

/** A largest matching, by augmenting paths: planted bug → finding. Lists are short, so the plain way will do. */
function assign(near: readonly (readonly number[])[], goldens: number): Map<number, number> {
  const taken = new Map<number, number>();
  const place = (claim: number, seen: Set<number>): boolean =>
    (near[claim] ?? []).some((golden) => {
      if (seen.has(golden)) return false;
      seen.add(golden);
      const other = taken.get(golden);
      if (other !== undefined && !place(other, seen)) return false;
      taken.set(golden, claim);
      return true;
    });
  for (let claim = 0; claim < near.length && taken.size < goldens; claim += 1) place(claim, new Set());
  return taken;
}
