import type { Sifted } from '../kernel/sifted.ts';
import type { DropReason, MergedFinding } from './lifecycle.ts';
import { rankFindings } from './rank-findings.ts';

/** How many findings are scored unless the configuration says otherwise. Each costs a call of an agent. */
export const MAX_SCORED = 15;

/** The first `max` by rank. Sorted before it is cut, so that no critical finding is lost to the order of replies. */
export function capForScoring(
  findings: readonly MergedFinding[],
  max: number = MAX_SCORED,
): Sifted<MergedFinding, MergedFinding, DropReason> {
  const ranked = rankFindings(findings);
  return {
    kept: ranked.slice(0, max),
    dropped: ranked.slice(max).map((value) => ({ value, reason: { kind: 'not_scored', cap: max } })),
  };
}
