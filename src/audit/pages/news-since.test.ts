import { describe, expect, it } from 'vitest';
import { auditFinding, fixesFinding, sha, START } from '../../../tests/kit/audit-example.ts';
import { did, stateAfter, type Untimed } from '../../../tests/kit/audit-journal.ts';
import { fixingMove, mostAttempts } from '../moves/fixing-moves.ts';
import type { Move } from '../moves/move.ts';

const ONE = auditFinding();
const TWO = auditFinding({ id: 'QA-R1-002', fingerprint: 'b'.repeat(64) });
const FILE = ONE.location.file;

function next(...events: readonly Untimed[]): Move | undefined {
  const state = stateAfter(...events);
  const round = state.rounds.at(-1);
  return round === undefined ? undefined : fixingMove(state, round);
}

const auto = (...ids: readonly string[]): Untimed => ({
  ...{ kind: 'decided', ids: [...ids], decision: 'fix', reason: 'confirmed', by: 'auto' },
});
const explained = (subject: string, run: string): Untimed[] =>
  did
    .tried(subject, run, false)
    .map((event) =>
      event.kind === 'attempted' ? { ...event, explained: true, reason: 'it cannot be' } : event,
    );
const START_OF_ROUND = [...did.hunted([ONE, TWO]), ...did.kept(ONE.id, TWO.id)];
const TO_FIX = [...START_OF_ROUND, auto(ONE.id), did.pinned(), ...did.baseline()];
const GIVEN_UP = [...TO_FIX, ...explained(ONE.id, 'fix01'), did.gaveUp(ONE.id)];
const SECOND: Untimed[] = [did.closed(1, 0), { kind: 'round', round: 2, head: START }];
const CHANGED = [
  ...did.tried(TWO.id, 'fix02'),
  ...did.judged(TWO.id, 'jud02'),
  did.committed(TWO.id, sha('a1'), START, [FILE]),
];
/** The branch stands elsewhere in the second round. */
const after = (events: readonly Untimed[], head: string): Untimed[] =>
  events.map((event) => (event.kind === 'round' && event.round === 2 ? { ...event, head } : event));

describe('an executor that says why it cannot be done', () => {
  it('is not asked again', () => {
    expect(next(...TO_FIX, ...explained(ONE.id, 'fix01'))).toEqual({
      ...{ kind: 'give-up', subject: ONE.id, why: 'it cannot be' },
    });
  });

  it('is asked again where it shared its call: the step may only not have been kept apart', () => {
    const shared = explained(ONE.id, 'fix01').map((event) =>
      event.kind === 'planned' ? { ...event, subjects: [ONE.id, TWO.id] } : event,
    );
    const both = [...START_OF_ROUND, auto(ONE.id, TWO.id), did.pinned(), ...did.baseline(), ...shared];
    expect(next(...both, did.gaveUp(TWO.id))).toMatchObject({ kind: 'fix', item: { subject: ONE.id } });
  });

  it('is not asked in the next round either, where nothing is new', () => {
    expect(next(...GIVEN_UP, ...SECOND, auto(ONE.id), ...did.baseline())).toEqual({
      ...{ kind: 'give-up', subject: ONE.id, why: 'nothing has changed since it cannot be' },
    });
  });

  it('is asked again when the user wants it', () => {
    expect(next(...GIVEN_UP, ...SECOND, did.decided('fix', ONE.id), ...did.baseline())).toMatchObject({
      ...{ kind: 'fix', item: { subject: ONE.id } },
    });
  });

  it('is asked again when its file has changed since, and not because it had changed before', () => {
    const tested = [...did.tested(sha('a1')), ...did.tested(sha('a1'))];
    const later = [...after(SECOND, sha('a1')), auto(ONE.id), ...tested];
    const both = [...START_OF_ROUND, auto(ONE.id, TWO.id), did.pinned(), ...did.baseline()];
    const failed = [...explained(ONE.id, 'fix01'), did.gaveUp(ONE.id)];
    expect(next(...both, ...failed, ...CHANGED, ...later)).toMatchObject({ kind: 'fix' });
    expect(next(...both, ...CHANGED, ...failed, ...later)).toMatchObject({ kind: 'give-up' });
  });
});

describe('a finding that an earlier round tried to the end', () => {
  const attempts = (...events: readonly Untimed[]): number => {
    const state = stateAfter(...events);
    const round = state.rounds.at(-1);
    const item = round?.items.find(({ subject }) => subject === ONE.id);
    if (round === undefined || item === undefined) throw new Error('nothing to fix');
    return mostAttempts(state, round, item);
  };
  const rejected = [1, 2, 3].flatMap((n) => did.tried(ONE.id, `fix0${n}`, false));
  const before = [...TO_FIX, ...rejected, did.gaveUp(ONE.id), ...SECOND];

  it('is tried once more, and as often as a new one when the user wants it', () => {
    expect(attempts(...TO_FIX)).toBe(3);
    expect(attempts(...before, auto(ONE.id))).toBe(1);
    expect(attempts(...before, did.decided('fix', ONE.id))).toBe(3);
  });

  it('is tried as a new one when its fix was taken back', () => {
    const made = [
      ...did.tried(ONE.id, 'fix01'),
      ...did.judged(ONE.id, 'jud01'),
      did.committed(ONE.id, sha('a1'), START, [FILE]),
      did.reverted(ONE.id, sha('a1'), sha('a2')),
    ];
    expect(attempts(...TO_FIX, ...made, ...SECOND, auto(ONE.id))).toBe(3);
  });
});

describe('a repair that cannot be done', () => {
  const broken = [
    ...TO_FIX,
    ...did.tried(ONE.id, 'fix01'),
    ...did.judged(ONE.id, 'jud01'),
    did.committed(ONE.id, sha('a1'), START, [FILE]),
    ...did.tested(sha('a1'), ['x']),
    ...did.tested(sha('a1'), ['x']),
  ];
  const asked: Untimed = {
    kind: 'broken',
    round: 1,
    subject: 'REPAIR-R1-1',
    head: sha('a1'),
    failures: ['x'],
    of: sha('a1'),
  };

  it('costs the fix at once; one that was rejected is asked for anew', () => {
    const gaveUp = did.gaveUp('REPAIR-R1-1');
    expect(next(...broken)).toMatchObject({ kind: 'break' });
    expect(next(...broken, asked, ...explained('REPAIR-R1-1', 'fix02'), gaveUp)).toMatchObject({
      ...{ kind: 'condemn', shas: [sha('a1')] },
    });
    expect(next(...broken, asked, ...did.tried('REPAIR-R1-1', 'fix02', false), gaveUp)).toMatchObject({
      kind: 'break',
    });
  });
});

it('a finding of the fix review that cannot be mended is given up at once, too', () => {
  const fd = fixesFinding();
  const reviewed = [
    ...TO_FIX,
    ...did.tried(ONE.id, 'fix01'),
    ...did.judged(ONE.id, 'jud01'),
    did.committed(ONE.id, sha('a1'), START, [FILE]),
    ...did.tested(sha('a1')),
    ...did.reviewed(sha('a1'), [fd]),
  ];
  expect(next(...reviewed)).toMatchObject({ kind: 'fix', item: { subject: fd.id } });
  expect(next(...reviewed, ...explained(fd.id, 'fix02'))).toMatchObject({ kind: 'give-up', subject: fd.id });
});
