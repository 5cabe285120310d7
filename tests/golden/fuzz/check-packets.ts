import { deepStrictEqual, ok } from 'node:assert';
import { parsePatch } from '../../../src/diff/patch/parse-patch.ts';
import { PACKET_BUDGET } from '../../../src/packets/packet.ts';
import { packetsOf } from '../packets/packets-of.ts';
import { answerOf } from './answer-of.ts';

export function checkPackets(input: Buffer): void {
  // Invalid UTF-8 reaches a packet as replacement characters, so the patch is decoded before lines are compared.
  const patch = input.toString('utf8');
  const read = answerOf(() => parsePatch(Buffer.from(patch)));
  if ('refusal' in read || read.value.size === 0) return;
  const { packets, uncovered, owed } = packetsOf('bug-scan', patch);
  const covered = [...packets.flatMap(({ hunks }) => hunks), ...uncovered.map(({ hunk }) => hunk)];
  deepStrictEqual(new Set(covered), new Set(owed));
  for (const { text, bytes } of packets) {
    deepStrictEqual(bytes, Buffer.byteLength(text));
    ok(bytes <= PACKET_BUDGET, `${bytes} bytes`);
    requireClosedFences(text);
  }
  const said = [...read.value.values()].reduce(
    (sum, one) => sum + (one.kind === 'opaque' ? 0 : one.addedLines + one.removedLines),
    0,
  );
  ok(said === 0 || uncovered.length > 0 || packets.length > 0, 'changed lines and no packet');
}

/** Every fence is closed by a tag with its own nonce. */
function requireClosedFences(text: string): void {
  for (const [, kind = '', nonce = ''] of text.matchAll(/^<UNTRUSTED_(\w+)(?: [^\n]*)? nonce="(\w+)">$/gm)) {
    const ends = text.split(`</UNTRUSTED_${kind} nonce="${nonce}">`).length - 1;
    ok(ends >= 1, `the fence ${kind} is never closed`);
  }
}
