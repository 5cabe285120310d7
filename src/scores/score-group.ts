import type { ScoreGroup } from '../findings/lifecycle.ts';
import { CRITICAL_FROM, listedFrom, THRESHOLD } from './rubric.ts';

/**
 * Under which heading a finding of that score is listed; undefined for one that is not. A threshold above 90 leaves nothing
 * important, and makes nothing that is critical less.
 */
export function groupOf(score: number, threshold: number = THRESHOLD): ScoreGroup | undefined {
  if (score >= CRITICAL_FROM) return 'critical';
  if (score >= threshold) return 'important';
  return score >= listedFrom(threshold) ? 'minor' : undefined;
}
