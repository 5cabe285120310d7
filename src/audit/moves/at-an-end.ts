import type { AuditState, RoundState } from '../fold/audit-state.ts';
import { blocking } from './convergence.ts';

/**
 * Whether the next round would only repeat this one: everybody has answered and found nothing new, nothing was changed, and no
 * open finding was tried, because nothing new was known about it.
 */
export function isStalled(state: AuditState, round: RoundState): boolean {
  if (round.kept.size > 0 || round.line.length > 0 || round.gaps.length > 0 || round.unopened.length > 0)
    return false;
  const open = blocking(state);
  return open.length > 0 && open.every(({ id }) => isLeftAlone(round, id));
}

function isLeftAlone({ items }: RoundState, id: string): boolean {
  const item = items.find(({ subject }) => subject === id);
  return item?.outcome === 'given-up' && item.attempts.length === 0;
}
