import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTRACTS } from '../../../src/contracts/registry.ts';
import type { Summary } from '../../../src/contracts/summary.ts';
import { AGENTS, LENSES, type Agent } from '../../../src/contracts/vocabulary.ts';
import type { FindingToScore } from '../../../src/packets/claim-parts.ts';
import { cleanMaterial, cleanText, type Clean, type Material } from '../../../src/packets/material.ts';
import { createRedactor } from '../../../src/packets/redact.ts';
import { buildReviewPackets } from '../../../src/packets/review-packets.ts';
import { buildScorePacket } from '../../../src/packets/score-packet.ts';
import { buildSummaryPacket } from '../../../src/packets/summary-packet.ts';
import { CHANGE, CLAIM, INTENT } from './background-charge.ts';
import { NONCE, nonces, slots, TASK } from './sample-material.ts';

/**
 * One small change as each agent gets it. The expected packets were written by hand; in them `<NONCE>`, `<SCHEMA>` and
 * `<EXAMPLE>` stand for what other tests answer for.
 */
it.each(AGENTS)('the packet of %s is, byte for byte, what was written down', async (agent) => {
  const redactor = createRedactor();
  const material = await cleanMaterial(CHANGE, redactor);
  const summary = await cleanText<Summary>(INTENT, redactor);
  const expected = readFileSync(new URL(`${agent}.txt`, import.meta.url), 'utf8')
    .replaceAll('<NONCE>', () => NONCE)
    .replace('<SCHEMA>', () => JSON.stringify(CONTRACTS[agent]))
    .replace('<EXAMPLE>', () => example(agent));
  expect(textFor(agent, material, summary)).toBe(expected);
});

function textFor(agent: Agent, material: Clean<Material>, summary: Clean<Summary>): string {
  const given = { task: TASK, material, nonces: nonces(), nextSlot: slots() };
  if (agent === 'change-summarizer') {
    return buildSummaryPacket({ ...given, title: 'feature/background-charge' }).text;
  }
  if (agent === 'finding-scorer') {
    const scored = buildScorePacket({ ...given, summary, finding: CLAIM as Clean<FindingToScore> });
    return scored.kind === 'packet' ? scored.packet.text : 'too large';
  }
  const lens = LENSES.find((name) => name === agent) ?? expect.unreachable(agent);
  return buildReviewPackets({ ...given, lens, summary })
    .packets.map(({ text }) => text)
    .join('\n');
}

function example(agent: Agent): string {
  return readFileSync(
    new URL(`../../../prompts/packets/${agent}.example.md`, import.meta.url),
    'utf8',
  ).trim();
}
