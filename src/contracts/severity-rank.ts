import type { Severity } from '../contracts/shapes.ts';
import { SEVERITIES } from '../contracts/vocabulary.ts';

type Ranked = { readonly severity: Severity };

/** 0 is the worst. */
export function severityRank({ severity }: Ranked): number {
  return SEVERITIES.indexOf(severity);
}

export function isGraver(one: Ranked, other: Ranked): boolean {
  return severityRank(one) < severityRank(other);
}
