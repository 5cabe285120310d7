import type { ScoreGroup } from '../findings/lifecycle.ts';
import { CRITICAL_FROM, THRESHOLD } from './rubric.ts';

/** Under which heading a finding of that score is shown. */
export function groupOf(score: number): ScoreGroup {
  if (score >= CRITICAL_FROM) return 'critical';
  return score >= THRESHOLD ? 'important' : 'minor';
}
