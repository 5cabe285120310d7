import type { AuditFinding } from '../../../src/contracts/replies/audit-finding.ts';
import { buildFixPacket } from '../../../src/packets/audit/fix-packet.ts';
import { buildProvePacket } from '../../../src/packets/audit/prove-packet.ts';
import { proveStepText } from '../../../src/packets/audit/prove-step.ts';
import { fixStepText } from '../../../src/packets/audit/fix-step.ts';
import { buildHuntPackets } from '../../../src/packets/audit/hunt-packets.ts';
import { cleanText } from '../../../src/packets/material.ts';
import { createRedactor } from '../../../src/packets/redaction/redact.ts';
import { buildTriagePackets } from '../../../src/packets/audit/triage-packets.ts';
import { buildVerifyPackets } from '../../../src/packets/audit/verify-packets.ts';
import { material, nonces, path, slots, TASK } from './sample-material.ts';

export const AUDIT_AGENTS = [
  'audit-specialist',
  'audit-triage',
  'fix-executor',
  'finding-prover',
  'fix-diff-reviewer',
] as const;

const FINDING: AuditFinding = {
  id: 'QA-R2-001',
  severity: 'high',
  title: 'The tax is added, not multiplied',
  description: 'price() adds the rate to the net price.',
  evidence: 'return net + rate;',
  impact: 'Every price is wrong.',
  location: { file: 'src/price.ts', lines: [2, 3] },
  instance_fix: 'Multiply by one plus the rate.',
  class_fix: 'The only place.',
  tier: 'confirmed',
  escape_type: 'implementation',
  invariant_ref: 'INV-003',
  architecture_ref: null,
  source: 'audit-specialist',
  agent: 'api-contract',
  status: 'open',
  bounty: 5000,
  round: 2,
  timestamp: '2026-11-20T00:00:00.000Z',
  fingerprint: 'f'.repeat(64),
  reason: null,
};

const DUPLICATE: AuditFinding = {
  ...FINDING,
  id: 'QA-R2-004',
  agent: 'input-boundary',
  title: 'An invoice shows the rate as money',
  location: { file: 'src/price.ts', lines: [2, 2] },
};

const KNOWN: AuditFinding = {
  ...FINDING,
  id: 'QA-R1-001',
  title: 'Sums lose cents',
  status: 'fixed',
  round: 1,
};

const PATCH = [
  'diff --git a/src/price.ts b/src/price.ts',
  'index 1111111..2222222 100644',
  '--- a/src/price.ts',
  '+++ b/src/price.ts',
  '@@ -1,3 +1,3 @@',
  ' export function price(net: number, rate: number): number {',
  '-  return net + rate;',
  '+  return net * (1 + rate);',
  ' }',
  '',
].join('\n');

/** The packet of each agent of an audit in one small round. */
export async function auditPacket(agent: (typeof AUDIT_AGENTS)[number]): Promise<string> {
  const redactor = createRedactor();
  const given = { task: TASK, nonces: nonces(), nextSlot: slots() };
  switch (agent) {
    case 'audit-specialist': {
      const files = [
        { path: 'src/price.ts', bytes: 120, changed: [[2, 2] as const, [5, 9] as const] },
        { path: 'src/sum.ts', bytes: 12_345, changed: [] },
      ];
      const facts = await cleanText(
        {
          files,
          rules: ['.claude/rules/money.md'],
          known: [KNOWN],
          fixed: ['src/sum.ts'],
          change: material(PATCH).files,
        },
        redactor,
      );
      const role = { slug: 'api-contract', own: null };
      const others = ['error-handling', 'regression-hunter'];
      const [packet] = buildHuntPackets({ ...given, round: 2, role, others, facts, turn: 1 });
      return packet?.text ?? '';
    }
    case 'audit-triage': {
      const [findings, known] = await Promise.all([cleanText(FINDING, redactor), cleanText(KNOWN, redactor)]);
      const [built] = buildTriagePackets({ ...given, round: 2, findings: [findings], known: [known] });
      return built?.packet.text ?? '';
    }
    case 'fix-executor': {
      const step = {
        description: fixStepText(FINDING, 'qa', {
          triage: {
            reason: 'No caller multiplies; a rate of 0.2 gives net plus 0.2.',
            merged: [{ finding: DUPLICATE, reason: 'The same line, told from the invoice.' }],
          },
        }),
        mode: 'apply' as const,
        allow: ['/src/*', '**/*test*'],
      };
      const facts = { step, rules: [], rejected: ['scope_excluded: lib/x.ts'], tests: undefined };
      const clean = await cleanText(facts, redactor);
      const built = buildFixPacket({ ...given, attempt: 2, attempts: 3, calm: true, facts: clean });
      return built.kind === 'packet' ? built.packet.text : 'too large';
    }
    case 'finding-prover': {
      const intent = 'Prices carry their tax';
      const step = {
        description: proveStepText(FINDING, intent),
        mode: 'apply' as const,
        allow: ['**/*test*'],
      };
      const command = 'npm test';
      const rejected = ['not_new: the lines added to src/price.test.ts declare no test called adds'];
      const facts = { step, change: PATCH, command, nearest: ['src/price.test.ts'], rejected };
      const clean = await cleanText(facts, redactor);
      const built = buildProvePacket({ ...given, attempt: 2, attempts: 2, facts: clean });
      return built.kind === 'packet' ? built.packet.text : 'too large';
    }
    case 'fix-diff-reviewer': {
      const { id, title, description } = FINDING;
      const rule = {
        path: path('.claude/rules/money.md'),
        source: 'claude-rules' as const,
        paths: ['src/**'],
        body: '- Amounts are rounded.\n',
        sha256: '0'.repeat(64),
      };
      const { files } = material(PATCH);
      const facts = await cleanText(
        { files, rules: [rule], findings: [{ id, title, description }] },
        redactor,
      );
      const built = buildVerifyPackets({ ...given, round: 2, facts, chunking: false });
      return built.kind === 'packets' ? (built.packets[0]?.text ?? '') : built.kind;
    }
  }
}
