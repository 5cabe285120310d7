import type { MergedFinding } from '../lifecycle.ts';
import { groupByLinks } from './linked.ts';

export type Placed = Pick<MergedFinding, 'file' | 'side' | 'at' | 'cause' | 'also'>;

/**
 * Groups findings by the defect they are presumed to be about: a quote, a cause or another place shares a line with one of the
 * other's, directly or through a third. A presumption: it decides what counts as one before a scorer has looked, and which
 * scorer gets it, never what is listed.
 */
export function presumedDefects<F extends Placed>(findings: readonly F[]): F[][] {
  return groupByLinks(findings, linesOf);
}

/** A whole file as a cause is shown at line 1 and has no line: it is shared only with the same cause. */
function linesOf({ file, side, at, cause, also = [] }: Placed): string[] {
  return [{ file, side, at }, ...(cause === undefined ? [] : [cause]), ...also].flatMap((place) => {
    const where = `${'whole' in place ? place.whole : ''} ${place.side} ${place.file}`;
    const { start, end } = place.at;
    return Array.from({ length: end - start + 1 }, (_, n) => `${where} ${start + n}`);
  });
}
