import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Summary } from '../../../src/contracts/replies/summary.ts';
import {
  AGENTS,
  LENSES,
  REVIEW_AGENTS,
  SOURCE_LENSES,
  SOURCE_READER,
  type Agent,
} from '../../../src/contracts/vocabulary.ts';
import type { FindingToScore } from '../../../src/packets/texts/claim-parts.ts';
import { cleanMaterial, cleanText, type Clean, type Material } from '../../../src/packets/material.ts';
import { createRedactor } from '../../../src/packets/redaction/redact.ts';
import { buildReviewPackets, buildSharedPacket } from '../../../src/packets/review/review-packets.ts';
import { buildScorePackets } from '../../../src/packets/review/score-packet.ts';
import { redactPatch } from '../../../src/packets/redaction/redact-patch.ts';
import { buildStepPacket } from '../../../src/packets/audit/step-packet.ts';
import { buildSummaryPacket } from '../../../src/packets/review/summary-packet.ts';
import { CHANGE, CLAIMS, INTENT } from './background-charge.ts';
import { AUDIT_AGENTS, auditPacket } from './audit-packets.ts';
import { STEP } from './rename-step.ts';
import { NONCE, nonces, slots, TASK } from './sample-material.ts';

/**
 * One small change as each agent sees it. The expected packets are written by hand, with `<NONCE>` for the parts that other tests
 * check.
 */
it.each(REVIEW_AGENTS)('the packet of %s is the expected one, byte for byte', async (agent) => {
  const redactor = createRedactor();
  const material = await cleanMaterial(CHANGE, redactor);
  const summary = await cleanText<Summary>(INTENT, redactor);
  expect(textFor(agent, material, summary)).toBe(expectedOf(agent));
});

it('the packet of execute-step-validator is, too', async () => {
  const redactor = createRedactor();
  const patch = await redactPatch(STEP.result.patch ?? '', redactor);
  const judged = await cleanText({ ...STEP, result: { ...STEP.result, patch } }, redactor);
  const built = buildStepPacket({ task: TASK, judged, nonces: nonces(), nextSlot: slots() });
  expect(built).toMatchObject({ kind: 'packet', packet: { hunks: [], paths: ['src/sum.ts'] } });
  if (built.kind === 'packet') expect(built.packet.text).toBe(expectedOf('execute-step-validator'));
});

it.each(AUDIT_AGENTS)('the packet of %s is, too', async (agent) => {
  expect(await auditPacket(agent)).toBe(expectedOf(agent));
});

it('there is a packet for every agent', () => {
  expect(AGENTS).toEqual([...REVIEW_AGENTS, 'execute-step-validator', ...AUDIT_AGENTS]);
});

function expectedOf(agent: Agent): string {
  return readFileSync(new URL(`${agent}.txt`, import.meta.url), 'utf8').replaceAll('<NONCE>', () => NONCE);
}

function textFor(agent: Agent, material: Clean<Material>, summary: Clean<Summary>): string {
  const given = { task: TASK, material, nonces: nonces(), nextSlot: slots() };
  if (agent === 'change-summarizer') {
    return buildSummaryPacket({ ...given, title: 'feature/background-charge' }).text;
  }
  if (agent === 'finding-scorer') {
    const claims = CLAIMS as readonly Clean<FindingToScore>[];
    return buildScorePackets({ ...given, summary, defects: claims.map((claim) => [claim]) })
      .map((scored) => (scored.kind === 'packet' ? scored.packet.text : 'too large'))
      .join('\n');
  }
  if (agent === SOURCE_READER)
    return buildSharedPacket(SOURCE_LENSES, { ...given, summary })?.text ?? expect.unreachable(agent);
  const lens = LENSES.find((name) => name === agent) ?? expect.unreachable(agent);
  return buildReviewPackets({ ...given, lens, summary })
    .packets.map(({ text }) => text)
    .join('\n');
}
