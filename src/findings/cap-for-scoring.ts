import type { Sifted } from '../kernel/sifted.ts';
import type { DropReason, MergedFinding } from './lifecycle.ts';
import { presumedDefects } from './follow/presumed-defects.ts';
import { rankFindings } from './rank-findings.ts';

/** Defects scored per change of up to `LINES_OF_CAP` lines, and again per further `LINES_OF_CAP`, up to `MOST_SCORED`. */
export const MAX_SCORED = 15;
export const LINES_OF_CAP = 400;
export const MOST_SCORED = 60;

/** How many defects are scored by default: a big change may have more of them. */
export function capFor(changedLines: number): number {
  return Math.min(MOST_SCORED, MAX_SCORED * Math.max(1, Math.ceil(changedLines / LINES_OF_CAP)));
}

/**
 * The findings of the first `max` presumed defects, each ranked by its strongest finding. Sorted before the cut, so that no
 * critical finding is lost to the order of replies or to the copies of another.
 */
export function capForScoring(
  findings: readonly MergedFinding[],
  max: number,
): Sifted<MergedFinding, MergedFinding, DropReason> {
  const ranked = rankFindings(findings);
  const scored = new Set(presumedDefects(ranked).slice(0, max).flat());
  return {
    kept: ranked.filter((finding) => scored.has(finding)),
    dropped: ranked
      .filter((finding) => !scored.has(finding))
      .map((value) => ({ value, reason: { kind: 'not_scored', cap: max } })),
  };
}
