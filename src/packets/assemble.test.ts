import { expect, it } from 'vitest';
import { nonces } from '../../tests/golden/packets/sample-material.ts';
import { packetOf, packetText, roomLeft, type Filling } from './assemble.ts';
import { byteLength, PACKET_BUDGET } from './packet.ts';

const filling = (findings: string): Filling => ({
  ...{ run: 'r7k2ab', head: '3', tree: '/trees/4444', round: '1', count: '1', known: 'Nothing.' },
  findings: [{ kind: 'FINDING_DESCRIPTION', content: findings }],
});
const call = (slot: string, part = 99_999) => ({ agent: 'audit-triage', slot, part, of: 99_999 }) as const;
const shown = { hunks: [], paths: [] };

it('the room that is left is what the widest slot and counts leave of the budget, to the byte', () => {
  const left = roomLeft('audit-triage', 'r7k2ab', filling('\n'), nonces());
  const fits = filling(`${'x'.repeat(left)}\n`);
  expect(packetOf(call('r7k2ab/99999'), fits, nonces(), shown).bytes).toBe(PACKET_BUDGET);
  expect(packetOf(call('r7k2ab/1', 1), fits, nonces(), shown).bytes).toBeLessThan(PACKET_BUDGET);
});

it('a packet over the budget is a bug, and is not made', () => {
  const left = roomLeft('audit-triage', 'r7k2ab', filling('\n'), nonces());
  expect(() => packetOf(call('r7k2ab/99999'), filling(`${'x'.repeat(left + 1)}\n`), nonces(), shown)).toThrow(
    `the packet of r7k2ab/99999 has ${PACKET_BUDGET + 1} bytes, over the budget`,
  );
});

it('a packet ends with its slot, and what is the same for each is left to the agent file', () => {
  const text = packetText(call('r7k2ab/1', 1), filling('x'), nonces());
  expect(text).toMatch(
    /\nslot: r7k2ab\/1\npacket: 1 of 99999\n\nReply in the form of your instructions, with this slot\.\n$/,
  );
  expect(byteLength(text)).toBe(Buffer.byteLength(text));
});
