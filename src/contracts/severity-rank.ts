import type { Severity } from './shapes.ts';
import { SEVERITIES } from './vocabulary.ts';

type Ranked = { readonly severity: Severity };

/** 0 is the worst. */
export function severityRank({ severity }: Ranked): number {
  return SEVERITIES.indexOf(severity);
}

export function isGraver(one: Ranked, other: Ranked): boolean {
  return severityRank(one) < severityRank(other);
}

/** A finding said to be grave is never lost because it has no score, proof or answer. */
export function isGrave({ severity }: Ranked): boolean {
  return severity === 'critical' || severity === 'high';
}
