import type { Lens } from '../../../src/contracts/vocabulary.ts';
import type { ReviewPackets } from '../../../src/packets/packet.ts';
import { buildReviewPackets } from '../../../src/packets/review/review-packets.ts';
import { hunkIds } from '../../../src/packets/hunks/shown-files.ts';
import { material, nonces, slots, TASK } from './sample-material.ts';

/** The packets of a lens without a summary, and the ids of all hunks that it must cover. */
export function packetsOf(
  lens: Lens,
  patch: string,
  parts: Parameters<typeof material>[1] = {},
): ReviewPackets & { owed: string[] } {
  const whole = material(patch, parts);
  const input = { lens, task: TASK, material: whole, summary: null, nonces: nonces(), nextSlot: slots() };
  return { ...buildReviewPackets(input), owed: hunkIds(whole.files) };
}

/** The content of all fences of one kind in a packet, joined. */
export function fenced(text: string, kind: string): string {
  const parts = [
    ...text.matchAll(
      new RegExp(
        `^<UNTRUSTED_${kind}( [^\\n]*)? nonce="(\\w+)">\\n([\\s\\S]*?)^</UNTRUSTED_${kind} nonce="\\2">$`,
        'gm',
      ),
    ),
  ];
  return parts.map((part) => part[3] ?? '').join('');
}

export const long = (letter: string, length: number): string => letter.repeat(length);
