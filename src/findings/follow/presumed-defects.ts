import type { LineSpan } from '../../kernel/line-span.ts';
import { groupByLinks } from './linked.ts';
import type { MergedFinding } from '../lifecycle.ts';

export type Placed = Pick<MergedFinding, 'file' | 'side' | 'at' | 'cause' | 'also'>;

/**
 * Groups findings by the defect they are presumed to be about: a quote, a cause or another place overlaps one of the other's,
 * directly or through a third. A presumption: it decides what counts as one before a scorer has looked, and which scorer gets
 * it, never what is listed.
 */
export function presumedDefects<F extends Placed>(findings: readonly F[]): F[][] {
  const names = clusters(findings);
  return groupByLinks(findings, (finding) => names.get(finding) ?? []);
}

type At = { readonly finding: Placed; readonly at: LineSpan };

/** For each finding, the names of the ranges of overlapping places that it is in. */
function clusters(findings: readonly Placed[]): ReadonlyMap<Placed, readonly string[]> {
  const sides = new Map<string, At[]>();
  for (const finding of findings) {
    for (const { where, at } of placesOf(finding)) {
      const beside = sides.get(where);
      if (beside === undefined) sides.set(where, [{ finding, at }]);
      else beside.push({ finding, at });
    }
  }
  const names = new Map<Placed, string[]>();
  for (const [where, places] of sides) {
    let [stretch, end] = [0, 0];
    for (const { finding, at } of places.toSorted((a, b) => a.at.start - b.at.start)) {
      if (at.start > end) stretch += 1;
      end = Math.max(end, at.end);
      names.set(finding, [...(names.get(finding) ?? []), `${where} ${stretch}`]);
    }
  }
  return names;
}

/** A whole file as a cause overlaps only the same cause: it is shown at line 1 and has no line. */
function placesOf({ file, side, at, cause, also = [] }: Placed): { where: string; at: LineSpan }[] {
  return [{ file, side, at }, ...(cause === undefined ? [] : [cause]), ...also].map((place) => ({
    where: `${'whole' in place ? place.whole : ''} ${place.side} ${place.file}`,
    at: place.at,
  }));
}
