import type { Severity } from '../contracts/shapes.ts';

/** The worst first. */
export const RANKS: Readonly<Record<Severity, number>> = { critical: 0, high: 1, medium: 2, low: 3 };

type Ranked = { readonly severity: Severity };

export function isGraver(one: Ranked, other: Ranked): boolean {
  return RANKS[one.severity] < RANKS[other.severity];
}
