import { expect, it } from 'vitest';
import { auditFinding } from '../../../tests/kit/audit-example.ts';
import { fenced, long } from '../../../tests/golden/packets/packets-of.ts';
import { nonces, slots, TASK } from '../../../tests/golden/packets/sample-material.ts';
import { PACKET_BUDGET } from '../packet.ts';
import type { Clean } from '../material.ts';
import { buildProvePacket, type ProveFacts } from './prove-packet.ts';
import { proveStepText } from './prove-step.ts';

function prove(facts: Partial<ProveFacts> = {}) {
  const step = { description: proveStepText(auditFinding()), mode: 'apply', allow: ['**/*test*'] };
  const whole = { step, change: '@@ -1 +1 @@', command: 'npm test', nearest: [], rejected: [], ...facts };
  return buildProvePacket({
    ...{ task: TASK, attempt: 1, attempts: 2, nonces: nonces(), nextSlot: slots() },
    facts: whole as Clean<ProveFacts>,
  });
}
const textOf = (built: ReturnType<typeof prove>): string =>
  built.kind === 'packet' ? built.packet.text : expect.unreachable('too large');

it('says so when the file is not part of the change, no test is near and nothing was tried', () => {
  const text = textOf(prove({ change: '' }));
  expect(text).toContain('The change does not touch the file of the finding.');
  expect(text).toContain('None was found.');
  expect(text).toMatch(/^None\.$/m);
});

it('leaves out a change that is too long, and is otherwise whole or not at all', () => {
  const text = textOf(prove({ change: long('c', 120_000) }));
  expect(text).toContain('It is too long to be shown. Read the file in the tree.');
  expect(Buffer.byteLength(text)).toBeLessThan(PACKET_BUDGET);
  expect(fenced(textOf(prove()), 'DIFF')).toBe('@@ -1 +1 @@\n');
  expect(prove({ rejected: [long('r', 120_000)] })).toMatchObject({ kind: 'too-large' });
});

it('tells whoever writes or judges the test what the change means to do', () => {
  expect(proveStepText(auditFinding())).not.toContain('What the change says of itself');
  const text = proveStepText(auditFinding(), 'Prices carry their tax');
  expect(text).toContain(
    'no\nreason for or against the test.\n\nPrices carry their tax\n\nA test that misses',
  );
  expect(text).toContain(
    'Write one test that fails because of finding QA-R1-001 in src/price.js, lines 2 to 2,',
  );
});
