import type { ScoreGroup } from '../findings/lifecycle.ts';
import { CRITICAL_FROM, listedFrom, THRESHOLD } from './rubric.ts';

/** Under which heading a finding of that score is listed; undefined for one that is not. */
export function groupOf(score: number, threshold: number = THRESHOLD): ScoreGroup | undefined {
  if (score >= Math.max(CRITICAL_FROM, threshold)) return 'critical';
  if (score >= threshold) return 'important';
  return score >= listedFrom(threshold) ? 'minor' : undefined;
}
