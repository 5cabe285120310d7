/** Replaces an agent's id where a reply was brought by hand. */
export const BY_HAND = 'by-hand-';

/** Whether a reply was brought by hand: no hook saw an agent. */
export function isByHand(agentId: string): boolean {
  return agentId.startsWith(BY_HAND);
}
