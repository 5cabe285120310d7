import { describe, expect, it } from 'vitest';
import { fixingMove } from './fixing-moves.ts';
import type { AuditState } from '../fold/audit-state.ts';
import type { Move } from './move.ts';
import { auditFinding, sha, START } from '../../../tests/kit/audit-example.ts';
import { did, fixedOnce, stateAfter, type Untimed } from '../../../tests/kit/audit-journal.ts';

const ONE = auditFinding();
const TWO = auditFinding({ id: 'QA-R1-002', fingerprint: 'b'.repeat(64) });
const TO_FIX: readonly Untimed[] = [
  ...did.hunted([ONE]),
  ...did.kept(ONE.id),
  did.decided('fix', ONE.id),
  did.pinned(),
];

function moveOf(state: AuditState): Move | undefined {
  const [round] = state.rounds;
  if (round === undefined) throw new Error('no round');
  return fixingMove(state, round);
}
const next = (...events: readonly Untimed[]): Move | undefined => moveOf(stateAfter(...events));
const repair = (n: number): Untimed[] => [
  did.broke(`REPAIR-R1-${n}`, sha('a1'), 'cart adds up'),
  ...did.tried(`REPAIR-R1-${n}`, `rep0${n}`, false),
  did.gaveUp(`REPAIR-R1-${n}`),
];

describe('tests that fixes broke', () => {
  const at = sha('a1');
  const before = fixedOnce().slice(0, -2);
  const twice = (...failures: string[]) => [...did.tested(at, failures), ...did.tested(at, failures)];
  const broken = [...before, ...twice('cart adds up', 'old')];

  it('are those that fail twice and did not fail before', () => {
    const old = before.map((event) => (event.kind === 'tested' ? { ...event, failures: ['old'] } : event));
    expect(next(...old, ...did.tested(at, ['old']))).toBeUndefined();
    // Before any repair is asked for, once more at the same commit.
    expect(next(...old, ...did.tested(at, ['cart adds up', 'old']))).toEqual({ kind: 'test', head: at });
    expect(next(...old, ...did.tested(at, ['cart adds up']), ...did.tested(at))).toBeUndefined();
    expect(next(...old, ...twice('cart adds up', 'old'))).toEqual({
      kind: 'break',
      subject: 'REPAIR-R1-1',
      failures: ['cart adds up'],
      of: at,
    });
  });

  it('are named in the reason, three at the most', () => {
    const four = [...before, ...twice('a', 'b', 'c', 'd')];
    expect(next(...four, ...[1, 2, 3, 4, 5].flatMap(repair))).toMatchObject({
      why: 'tests fail with it and not without it: a, b, c',
    });
  });

  it('are mended in one try, and a step that failed is followed by another', () => {
    const events = [did.broke('REPAIR-R1-1', at, 'x'), ...did.tried('REPAIR-R1-1', 'rep01', false)];
    expect(next(...broken, ...events)).toMatchObject({ kind: 'give-up', subject: 'REPAIR-R1-1' });
  });

  it('are mended once a step, in up to five steps; then the fix that broke them goes', () => {
    expect(next(...broken, did.broke('REPAIR-R1-1', at, 'cart adds up'))).toMatchObject({
      kind: 'fix',
      item: { mode: 'fix_regression', failures: ['cart adds up'] },
    });
    expect(next(...broken, ...repair(1))).toMatchObject({ kind: 'break', subject: 'REPAIR-R1-2' });
    expect(next(...broken, ...[1, 2, 3, 4].flatMap(repair))).toMatchObject({
      kind: 'break',
      subject: 'REPAIR-R1-5',
    });
    const five = [...broken, ...[1, 2, 3, 4, 5].flatMap(repair)];
    const why = 'tests fail with it and not without it: cart adds up, old';
    expect(next(...five)).toEqual({ kind: 'condemn', shas: [at], why, finding: undefined });
    expect(next(...five, did.condemned(ONE.id, at, why))).toEqual({
      kind: 'revert',
      sha: at,
      subject: ONE.id,
      why,
    });
  });

  it('by a repair cost the repair, and ask for no repair of it', () => {
    const mended = [
      ...[did.broke('REPAIR-R1-1', at, 'cart adds up'), ...did.tried('REPAIR-R1-1', 'rep01')],
      ...[...did.judged('REPAIR-R1-1', 'jud02'), did.committed('REPAIR-R1-1', sha('a2'), at)],
      ...[...did.tested(sha('a2'), ['other']), ...did.tested(sha('a2'), ['other'])],
    ];
    expect(next(...broken, ...mended)).toMatchObject({ kind: 'condemn', shas: [sha('a2')] });
  });
});

describe('the tests of the round’s start', () => {
  const runs = (...failures: string[][]) => failures.flatMap((names) => did.tested(START, names));
  const asks = (...failures: string[][]) => next(...TO_FIX, ...runs(...failures))?.kind === 'test';

  it('are run until they fail the same twice, or three times', () => {
    expect([asks(), asks([]), asks([], []), asks(['a'], ['a'])]).toEqual([true, true, false, false]);
    expect([asks(['a'], []), asks(['a'], [], ['b'])]).toEqual([true, false]);
  });

  it('that failed there in any run are no fix’s, however often they fail after it', () => {
    const start = [...TO_FIX, ...runs(['a'], []), ...runs([])];
    const fixed = [...fixedOnce().slice(-7, -2), ...[1, 2, 3].flatMap(() => did.tested(sha('a1'), ['a']))];
    expect(next(...start, ...fixed)).toBeUndefined();
  });
});

describe('two fixes', () => {
  const third = auditFinding({ id: 'QA-R1-003', fingerprint: 'c'.repeat(64) });
  const elsewhere = { ...TWO, location: { file: 'src/cart.js', lines: [1, 1] as [number, number] } };
  const both = (start: readonly Untimed[]): Untimed[] => [
    ...[...did.hunted([ONE, elsewhere, third]), ...did.kept(ONE.id, TWO.id, third.id)],
    ...[did.decided('fix', ONE.id, TWO.id, third.id), did.pinned(), ...start],
    ...[
      ...did.tried(ONE.id, 'fix01'),
      ...did.judged(ONE.id, 'jud01'),
      did.committed(ONE.id, sha('a1'), START),
    ],
  ];
  const slowly = did
    .baseline()
    .map((event) => (event.kind === 'tested' ? { ...event, milliseconds: 30_000 } : event));
  const done = (finding: { id: string }, at: string, parent: string): Untimed[] => [
    ...did.tried(finding.id, `fx${at.slice(0, 2)}`),
    ...did.judged(finding.id, `jd${at.slice(0, 2)}`),
    did.committed(finding.id, at, parent),
  ];

  it('are tested one by one where the tests are quick', () => {
    expect(next(...both(did.baseline()))).toEqual({ kind: 'test', head: sha('a1') });
  });

  it('are tested file by file where they are not, and made in that order', () => {
    expect(next(...both(slowly))).toMatchObject({ kind: 'fix', item: { subject: third.id } });
    const two = [...both(slowly), ...done(third, sha('a2'), sha('a1'))];
    expect(next(...two)).toEqual({ kind: 'test', head: sha('a2') });
    expect(next(...two, ...did.tested(sha('a2')))).toMatchObject({ kind: 'fix', item: { subject: TWO.id } });
  });

  it('have the tests between them run when the second fails, and lose what did it alone', () => {
    const two = [...both(slowly), ...done(third, sha('a2'), sha('a1'))];
    const fails = (at: string) => [...did.tested(at, ['x']), ...did.tested(at, ['x'])];
    const red = [...two, ...fails(sha('a2'))];
    expect(next(...red)).toEqual({ kind: 'test', head: sha('a1') });
    // Once it failed there: it is to fail there twice, or to pass there twice.
    expect(next(...red, ...did.tested(sha('a1'), ['x']))).toEqual({ kind: 'test', head: sha('a1') });
    expect(next(...red, ...fails(sha('a1')))).toMatchObject({ kind: 'break', of: sha('a1') });
    expect(next(...red, ...did.tested(sha('a1')))).toEqual({ kind: 'test', head: sha('a1') });
    const passes = [...did.tested(sha('a1')), ...did.tested(sha('a1'))];
    expect(next(...red, ...passes)).toMatchObject({ kind: 'break', of: sha('a2') });
    // It passes and fails at one commit: three times each, and no fix is to blame where it wavers.
    const wavers = [...did.tested(sha('a1')), ...did.tested(sha('a1'), ['x'])];
    expect(next(...red, ...wavers)).toEqual({ kind: 'test', head: sha('a2') });
    expect(next(...red, ...wavers, ...did.tested(sha('a2'), ['x']))).toMatchObject({ kind: 'fix' });
  });

  it('are searched without one that was taken back below them', () => {
    const back = (sha1: string, by: string) => [did.condemned(ONE.id, sha1), did.reverted(ONE.id, sha1, by)];
    const after = [
      ...[...both(slowly), ...done(third, sha('a2'), sha('a1')), ...done(TWO, sha('a3'), sha('a2'))],
      ...back(sha('a1'), sha('a4')),
      ...[...did.tested(sha('a4'), ['y']), ...did.tested(sha('a4'), ['y'])],
    ];
    // At the head as it is, without the newer of the two that are left.
    const left = { head: sha('a4'), without: [sha('a3')] };
    expect(next(...after)).toEqual({ kind: 'test', ...left });
    const seen = did.tested(sha('a4'), ['y']).map((event) => ({ ...event, ...left }));
    expect(next(...after, ...seen, ...seen)).toMatchObject({ kind: 'break', of: sha('a2') });
    const silent = did.tested(sha('a4'), [], 'others build on it').map((event) => ({ ...event, ...left }));
    expect(next(...after, ...silent)).toMatchObject({ kind: 'break', of: sha('a3') });
  });
});
