/** In the place of an agent's id, where a reply was brought by hand. */
export const BY_HAND = 'by-hand-';

/** Who a reply is from when no hook saw an agent. */
export function isByHand(agentId: string): boolean {
  return agentId.startsWith(BY_HAND);
}
