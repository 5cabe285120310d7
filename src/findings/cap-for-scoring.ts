import type { Sifted } from '../kernel/sifted.ts';
import type { DropReason, MergedFinding } from './lifecycle.ts';
import { presumedDefects } from './follow/presumed-defects.ts';
import { rankFindings } from './rank-findings.ts';

/** How many defects are scored of a change of up to so many lines, and how many more for each further so many; and the most. */
export const MAX_SCORED = 15;
export const LINES_OF_CAP = 400;
export const MOST_SCORED = 60;

/** How many defects are scored unless the configuration says otherwise: a big change may have more of them. */
export function capFor(changedLines: number): number {
  return Math.min(MOST_SCORED, MAX_SCORED * Math.max(1, Math.ceil(changedLines / LINES_OF_CAP)));
}

/**
 * The findings of the first `max` presumed defects, each in the place of its strongest. Sorted before it is cut, so that no
 * critical finding is lost to the order of replies, and none to the copies of another.
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
