import { describe, expect, it } from 'vitest';
import { fixingMove } from './moves/fixing-moves.ts';
import type { AuditState } from './fold/audit-state.ts';
import type { Move } from './moves/move.ts';
import { auditFinding, fixesFinding, sha } from '../../tests/kit/audit-example.ts';
import { did, fixedOnce, stateAfter, type Untimed } from '../../tests/kit/audit-journal.ts';

const ONE = auditFinding();
const FD = fixesFinding();

function moveOf(state: AuditState): Move | undefined {
  const [round] = state.rounds;
  if (round === undefined) throw new Error('no round');
  return fixingMove(state, round);
}
const next = (...events: readonly Untimed[]): Move | undefined => moveOf(stateAfter(...events));

describe('what the fix reviewer found', () => {
  const found = [...fixedOnce(), ...did.reviewed(sha('a1'), [FD])];

  it('is fixed like any other finding', () => {
    expect(next(...found)).toMatchObject({ kind: 'fix', item: { subject: FD.id, mode: 'apply' } });
  });

  it('and cannot be mended costs the fix that it is about, unless that is worth more', () => {
    expect(next(...found, did.gaveUp(FD.id))).toEqual({
      kind: 'condemn',
      shas: [sha('a1')],
      why: 'FD-R1-001 could not be mended: The tax is added',
      finding: expect.objectContaining({ id: FD.id }) as unknown,
    });
    expect(next(...found, did.gaveUp(FD.id), did.leftOpen(FD.id))).toBeUndefined();
    expect(stateAfter(...found, did.gaveUp(FD.id), did.leftOpen(FD.id)).findings.get(FD.id)).toMatchObject({
      status: 'open',
      reason: 'it loses less',
    });
  });

  it('and is about no fix stays open, and costs none', () => {
    const nowhere = found.map((event) =>
      event.kind === 'reviewed' ? { ...event, about: [{ id: FD.id, commits: [] }] } : event,
    );
    expect(next(...nowhere, did.gaveUp(FD.id))).toMatchObject({ kind: 'leave-open', subject: FD.id });
  });

  it('costs them also when its own fix was taken back for another one’s sake', () => {
    const second = fixesFinding({ id: 'FD-R1-002', location: { file: 'tests/price.js', lines: [1, 1] } });
    const events = [
      ...found,
      ...did.tried(FD.id, 'fix02'),
      ...did.judged(FD.id, 'jud02'),
      did.committed(FD.id, sha('a2'), sha('a1'), ['tests/price.js']),
      ...did.tested(sha('a2')),
      ...did.reviewed(sha('a2'), [second], 4, 'veri2'),
      did.gaveUp(second.id),
      did.reverted(FD.id, sha('a2'), sha('a3')),
    ];
    // The fix that it found fault with stands there again as it was.
    expect(next(...events)).toMatchObject({ kind: 'condemn', shas: [sha('a1')] });
    const after = stateAfter(...events, did.reverted(ONE.id, sha('a1'), sha('a4')));
    expect([...after.findings.values()].map(({ id, status }) => [id, status])).toEqual([
      [ONE.id, 'open'],
      [FD.id, 'moot'],
      [second.id, 'moot'],
    ]);
    expect(moveOf(after)).toBeUndefined();
  });

  it('costs nothing when it was mended, nor when a finding of the specialists could not be', () => {
    const mended = [
      ...[...found, ...did.tried(FD.id, 'fix02'), ...did.judged(FD.id, 'jud02')],
      ...[did.committed(FD.id, sha('a2'), sha('a1')), ...did.tested(sha('a2'))],
    ];
    expect(next(...mended)).toBeUndefined();
    const two = auditFinding({ id: 'QA-R1-002', fingerprint: 'b'.repeat(64) });
    const other: Untimed[] = [
      ...[...did.hunted([ONE, two]), ...did.kept(ONE.id, two.id), did.decided('fix', ONE.id, two.id)],
      ...[...fixedOnce().slice(5), did.gaveUp(two.id)],
    ];
    expect(next(...other)).toBeUndefined();
  });

  it('costs no more than the fix that it is about', () => {
    const two = auditFinding({ id: 'QA-R1-002', fingerprint: 'b'.repeat(64) });
    const about = fixesFinding({ location: { file: 'src/cart.js', lines: [1, 1] } });
    const events = [
      ...[...did.hunted([ONE, two]), ...did.kept(ONE.id, two.id), did.decided('fix', ONE.id, two.id)],
      ...fixedOnce().slice(5),
      ...[...did.tried(two.id, 'fix02'), ...did.judged(two.id, 'jud02')],
      did.committed(two.id, sha('a2'), sha('a1'), ['src/cart.js']),
      ...did.tested(sha('a2')),
      ...[...did.reviewed(sha('a2'), [about]), did.gaveUp(about.id)],
    ];
    expect(next(...events)).toMatchObject({ kind: 'condemn', shas: [sha('a2')] });
    const after = [...events, did.reverted(two.id, sha('a2'), sha('a3'))];
    expect(stateAfter(...after).findings.get(about.id)?.status).toBe('moot');
    expect(next(...after)).toEqual({ kind: 'test', head: sha('a3') });
    expect(next(...after, ...did.tested(sha('a3')))).toBeUndefined();
  });

  it('and the user put off stays put off when all fixes are taken back', () => {
    const { findings } = stateAfter(
      ...[...found, did.decided('defer', FD.id)],
      did.reverted(ONE.id, sha('a1'), sha('a2')),
    );
    expect(findings.get(FD.id)).toMatchObject({ status: 'deferred', reason: 'because' });
  });

  it('is not mended for ever: at the fifth review it is given up without a try', () => {
    const reviews = [1, 2, 3, 4].flatMap((n) => {
      const one = fixesFinding({ id: `FD-R1-00${n}` });
      const at = n === 1 ? sha('a1') : sha(`b${n - 1}`);
      return [
        ...did.reviewed(at, [one], 2, `veri${n}`),
        ...did.tried(one.id, `fdx0${n}`),
        ...did.judged(one.id, `fdj0${n}`),
        did.committed(one.id, sha(`b${n}`), at),
        ...did.tested(sha(`b${n}`)),
      ];
    });
    const fifth = fixesFinding({ id: 'FD-R1-005' });
    expect(next(...fixedOnce(), ...reviews, ...did.reviewed(sha('b4'), [fifth], 2, 'veri5'))).toEqual({
      kind: 'give-up',
      subject: fifth.id,
      why: "5 reviews of this round's fixes found fault",
    });
  });
});
