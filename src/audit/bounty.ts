import type { Severity } from '../contracts/shapes.ts';
import type { Tier } from '../contracts/vocabulary.ts';

/** What a finding earns its specialist. It is only an incentive, and part of the round file. */
const EARNED: Readonly<Record<Severity, number>> = { critical: 10_000, high: 5000, medium: 2000, low: 1000 };
const LOST_IF_PROBABLE: Readonly<Record<Severity, number>> = {
  critical: 2500,
  high: 1250,
  medium: 500,
  low: 250,
};

type Claim = { readonly severity: Severity; readonly tier: Tier; readonly agent: string };

export function bountyOf({ severity, tier, agent }: Claim): number {
  return factor(agent) * (tier === 'suspicious' ? 500 : EARNED[severity] / (tier === 'probable' ? 2 : 1));
}

/** What a rejected finding costs: zero or a negative number. */
export function penaltyOf({ severity, tier, agent }: Claim): number {
  if (tier === 'suspicious') return 0;
  return -factor(agent) * (tier === 'probable' ? LOST_IF_PROBABLE[severity] : EARNED[severity]);
}

/** A specialist that looks where others have been before earns and loses twice as much. */
function factor(agent: string): number {
  return agent === 'regression-hunter' ? 2 : 1;
}
