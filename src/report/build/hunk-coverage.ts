import type { Lens } from '../../contracts/vocabulary.ts';
import {
  pathOfHunk,
  reviewedByLens,
  type CarriedHunk,
  type IdleLens,
  type NotSent,
  type ReviewCall,
} from './coverage.ts';

/**
 * The result of one hunk for one lens. `idle`: the lens has nothing to look at in this change or file, so no review is missing.
 */
export type HunkReview = 'reviewed' | 'carried' | 'missed' | 'idle';

/** Every hunk for every lens, in the given order. */
export type HunkCoverage = {
  readonly lenses: readonly Lens[];
  readonly rows: readonly { readonly hunk: string; readonly cells: readonly HunkReview[] }[];
};

/**
 * The table behind the coverage line: the same facts, not summed up. A hunk that is neither reviewed nor carried over is
 * missed.
 */
export function hunkCoverage(
  hunks: readonly string[],
  lenses: readonly Lens[],
  calls: readonly ReviewCall[],
  idle: readonly IdleLens[],
  carriedOver: readonly CarriedHunk[],
  notSent: readonly NotSent[] = [],
): HunkCoverage {
  const nameOf = ({ lens, hunk }: CarriedHunk): string => `${lens} ${hunk}`;
  const carried = new Set(carriedOver.map(nameOf));
  const reviewed = new Set(reviewedByLens(hunks, lenses, calls).map(nameOf));
  const without = new Set(idle.map(({ lens }) => lens));
  const unused = new Set(notSent.map(({ lens, path }) => `${lens} ${path}`));
  const cellOf = (lens: Lens, hunk: string): HunkReview => {
    if (without.has(lens) || unused.has(`${lens} ${pathOfHunk(hunk)}`)) return 'idle';
    if (carried.has(nameOf({ lens, hunk }))) return 'carried';
    return reviewed.has(nameOf({ lens, hunk })) ? 'reviewed' : 'missed';
  };
  return { lenses, rows: hunks.map((hunk) => ({ hunk, cells: lenses.map((lens) => cellOf(lens, hunk)) })) };
}
