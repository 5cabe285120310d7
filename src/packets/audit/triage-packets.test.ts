import { describe, expect, it } from 'vitest';
import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { auditFinding } from '../../../tests/kit/audit-example.ts';
import { fenced, long } from '../../../tests/golden/packets/packets-of.ts';
import { nonces, slots, TASK } from '../../../tests/golden/packets/sample-material.ts';
import type { Clean } from '../material.ts';
import { PACKET_BUDGET } from '../packet.ts';
import { buildTriagePackets } from './triage-packets.ts';

function triage(findings: readonly AuditFinding[], known: readonly AuditFinding[] = []) {
  return buildTriagePackets({
    task: TASK,
    round: 1,
    findings: findings as Clean<AuditFinding>[],
    known: known as Clean<AuditFinding>[],
    nonces: nonces(),
    nextSlot: slots(),
  });
}

const isMade = (make: () => unknown): boolean => {
  try {
    make();
    return true;
  } catch {
    return false;
  }
};

describe('the packets of a triage', () => {
  it('hold every finding whole, once, in their order', () => {
    const findings = Array.from({ length: 60 }, (_, n) =>
      auditFinding({ id: `QA-R1-${String(n).padStart(3, '0')}`, description: long('d', 3900) }),
    );
    const packets = triage(findings);
    expect(packets.length).toBeGreaterThan(2);
    expect(packets.flatMap(({ ids }) => ids)).toEqual(findings.map(({ id }) => id));
    for (const { packet, ids } of packets) {
      expect(packet.bytes).toBeLessThanOrEqual(PACKET_BUDGET);
      expect(
        [...fenced(packet.text, 'FINDING_DESCRIPTION').matchAll(/"id": "(QA-R1-\d+)"/g)].map(([, id]) => id),
      ).toEqual(ids);
    }
  });

  it('hold a finding at all of its limits', () => {
    const limit = (n: number) => long('😀', n);
    const large = auditFinding({
      title: limit(200),
      description: limit(4000),
      evidence: limit(4000),
      impact: limit(2000),
      instance_fix: limit(4000),
      class_fix: limit(4000),
    });
    expect(triage([large])).toHaveLength(1);
  });

  it('fill a packet to its last byte, each of them, and lose nothing between', () => {
    const sized = (n: number, length: number) =>
      auditFinding({ id: `QA-R1-00${n}`, description: long('d', length) });
    const three = (length: number) => triage([sized(1, length), sized(2, 20_000), sized(3, 20_000)]);
    const [alone] = triage([sized(1, 1)]);
    const rest = PACKET_BUDGET - (three(1)[0]?.packet.bytes ?? 0);
    // Slot and counts are measured as wide as they can be, so some bytes are never used.
    const most = Array.from({ length: 60 }, (_, spare) => 1 + rest - spare).find(
      (length) => three(length).length === 1,
    );
    expect(most).toBeGreaterThan(rest - 60);
    expect(three((most ?? 0) + 1).map(({ ids }) => ids)).toEqual([['QA-R1-001', 'QA-R1-002'], ['QA-R1-003']]);
    const full = [sized(1, most ?? 0), sized(2, 20_000), sized(3, 20_000)];
    expect(triage([...full, sized(4, 20_000)]).map(({ ids }) => ids.length)).toEqual([3, 1]);
    const least = alone?.packet.bytes ?? 0;
    // As long as one alone may be: what the other two took of the packet.
    const largest = Array.from({ length: 200 }, (_, spare) => PACKET_BUDGET - least + 1 - spare).find(
      (length) => isMade(() => triage([sized(1, length)])),
    );
    expect(triage([sized(1, largest ?? 0), sized(2, 1)]).map(({ ids }) => ids)).toEqual([
      ['QA-R1-001'],
      ['QA-R1-002'],
    ]);
    expect(() => triage([sized(1, (largest ?? 0) + 1)])).toThrow(/^a unit of \d+ bytes does not fit/);
  });

  it('never pass the budget, however many findings are in one', () => {
    const empty = { title: 't', description: '', evidence: '', impact: '', instance_fix: '', class_fix: '' };
    const findings = Array.from({ length: 1000 }, (_, n) =>
      auditFinding({ ...empty, id: `QA-R1-${String(n).padStart(4, '0')}` }),
    );
    const packets = triage(findings);
    expect(packets.flatMap(({ ids }) => ids)).toHaveLength(1000);
    expect(Math.max(...packets.map(({ ids }) => ids.length))).toBeGreaterThan(200);
    for (const { packet } of packets) expect(packet.bytes).toBeLessThanOrEqual(PACKET_BUDGET);
  });

  it('begin anew after a full one: what a packet holds is counted from its first finding', () => {
    const findings = [90_000, 1000, 90_000, 1000, 1000].map((length, n) =>
      auditFinding({ id: `QA-R1-00${n}`, description: long('d', length) }),
    );
    expect(triage(findings).map(({ ids }) => ids.length)).toEqual([2, 3]);
  });

  it('tell each finding on lines of its own, and hold no hunk', () => {
    const [first] = triage([auditFinding(), auditFinding({ id: 'QA-R1-002' })]);
    expect(fenced(first?.packet.text ?? '', 'FINDING_DESCRIPTION')).toMatch(/^\}\n\{$/m);
    expect(first?.packet.hunks).toEqual([]);
  });

  it('do not speak of bounties, and name the files to look into', () => {
    const [first] = triage([
      auditFinding({ bounty: 31_337 }),
      auditFinding({ id: 'QA-R1-002', location: { file: 'src/cart.js', lines: [1, 1] } }),
    ]);
    expect(first?.packet.text).not.toContain('31337');
    expect(first?.packet.paths).toEqual(['src/price.js', 'src/cart.js']);
  });

  it('say what is known', () => {
    const [first] = triage(
      [auditFinding()],
      [auditFinding({ id: 'QA-R1-009', status: 'disputed', reason: 'no' })],
    );
    expect(first?.packet.text).toContain('{"id":"QA-R1-009","status":"disputed"');
    expect(first?.ids).toEqual(['QA-R1-001']);
  });
});
