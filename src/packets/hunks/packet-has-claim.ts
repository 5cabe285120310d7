import { claimPart, type FindingToScore } from '../texts/claim-parts.ts';
import { fence } from '../fence.ts';
import type { Clean } from '../material.ts';

const NONCE = /^The nonce of this packet is ([0-9a-f]{32})\./m;

/** Whether a scorer's packet contains that claim, in full, under that id. */
export function packetHasClaim(packet: string, id: string, finding: Clean<FindingToScore>): boolean {
  const nonce = NONCE.exec(packet)?.[1];
  if (nonce === undefined) return false;
  const { kind, content, attributes } = claimPart(finding, id);
  return packet.includes(fence(kind, nonce, content, attributes));
}
