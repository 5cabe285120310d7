import type { EvalCase, Golden, Place } from './eval-case.ts';
import type { Claim } from './match-findings.ts';
import { scoreAttempt, type Arm, type ScoredAttempt } from './measures.ts';

// Cases and findings that tests of the scorer make up.

export function at(file: string, start: number, end = start): Place {
  return { file, side: 'new', span: { start, end } };
}

export function bug(id: string, place: Place, more: Partial<Golden> = {}): Golden {
  return { id, at: place, severity: 'high', sees: 'diff', what: `bug ${id}`, ...more };
}

export function evalCase(more: Partial<EvalCase> = {}): EvalCase {
  return { name: 'one', goldens: [], decoys: [], defects: [], unplaced: [], ...more };
}

export function claim(file: string, start: number, end = start): Claim {
  return { at: at(file, start, end), severity: 'high', title: `${file}:${start}`, why: 'made up' };
}

export function scored(
  of: EvalCase,
  claims: readonly Claim[],
  arm: Arm = 'default',
  answered = true,
): ScoredAttempt {
  return scoreAttempt({ of, arm, answered, claims, raised: claims });
}
