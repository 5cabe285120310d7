import type { ScoreGroup } from '../findings/lifecycle.ts';
import { CRITICAL_FROM, listedFrom, THRESHOLD } from './rubric.ts';

/**
 * The heading under which a finding with this score is listed; undefined if it is not listed. With a threshold above 90 no
 * finding is important, and critical findings stay critical.
 */
export function groupOf(score: number, threshold: number = THRESHOLD): ScoreGroup | undefined {
  if (score >= CRITICAL_FROM) return 'critical';
  if (score >= threshold) return 'important';
  return score >= listedFrom(threshold) ? 'minor' : undefined;
}
