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

describe('fixingMove', () => {
  it('asks for nothing when nothing is to be fixed and nothing was', () => {
    expect(next(...did.hunted(), did.pinned())).toBeUndefined();
  });

  it.each([
    [
      'before the fixes',
      [...TO_FIX, ...did.tested(START, [], 'not found')],
      /^the tests could not be run before the fixes: not found$/,
    ],
    [
      'after the fixes',
      [...fixedOnce().slice(0, -2), ...did.tested(sha('a1'), [], 'killed')],
      /^the tests could not be run after the fixes: killed$/,
    ],
    [
      'at all, whatever they say besides',
      [...TO_FIX, ...did.tested(START, ['exit status 3'], 'not found')],
      /^the tests could not be run before the fixes: not found$/,
    ],
    ['without a name', [...TO_FIX, ...did.tested(START, ['exit status 137'])], /name no test/],
    [
      'without a name for one of them',
      [...TO_FIX, ...did.tested(START, ['a', 'exit status 3'])],
      /name no test/,
    ],
    [
      'without a name, when all is fixed',
      [...fixedOnce().slice(0, -2), ...did.tested(START, ['exit status 3'])],
      /name no test/,
    ],
    [
      'and nothing of the round is left',
      [
        ...fixedOnce().slice(0, -2),
        ...did.tested(sha('a1'), ['x']),
        did.reverted(ONE.id, sha('a1'), sha('a2')),
        ...did.tested(sha('a2'), ['x']),
      ],
      undefined,
    ],
  ] as const)('blocks when tests say nothing %s', (_, events, why) => {
    const move = next(...events);
    if (why === undefined) expect(move).toBeUndefined();
    else
      expect(move).toMatchObject({
        kind: 'abort',
        code: 'audit/blocking',
        why: expect.stringMatching(why) as string,
      });
  });

  it('takes a status among names for a name like any other', () => {
    for (const name of ['exit code of main', 'says exit status 3', 'exit status 3 is told']) {
      expect(next(...TO_FIX, ...did.baseline(name))).toMatchObject({ kind: 'fix' });
    }
  });

  const attempts: readonly [string, readonly Untimed[], Partial<Move>][] = [
    ['a first', [], { kind: 'fix' }],
    ['a second after the program’s refusal', did.tried(ONE.id, 'fix01', false), { kind: 'fix' }],
    [
      'a second after the validator’s',
      [...did.tried(ONE.id, 'fix01'), ...did.judged(ONE.id, 'jud01', false)],
      { kind: 'fix' },
    ],
    ['a third', [1, 2].flatMap((n) => did.tried(ONE.id, `fix0${n}`, false)), { kind: 'fix' }],
    [
      'no fourth',
      [1, 2, 3].flatMap((n) => did.tried(ONE.id, `fix0${n}`, false)),
      { kind: 'give-up', subject: ONE.id, why: '3 attempts came to nothing, the last: not so' },
    ],
    [
      'no fourth after the validator’s refusal',
      [
        ...[1, 2].flatMap((n) => did.tried(ONE.id, `fix0${n}`, false)),
        ...did.tried(ONE.id, 'fix03'),
        ...did.judged(ONE.id, 'jud03', false),
      ],
      { kind: 'give-up', why: '3 attempts came to nothing, the last: wrong' },
    ],
  ];
  it.each(attempts)('grants %s', (_, events, move) => {
    expect(next(...TO_FIX, ...did.baseline(), ...events)).toMatchObject(move);
  });

  it('judges nothing that the program refused, whatever a validator says', () => {
    const refused = [...did.tried(ONE.id, 'fix01', false), ...did.judged(ONE.id, 'jud01')];
    expect(next(...TO_FIX, ...did.baseline(), ...refused)).toMatchObject({ kind: 'fix' });
  });

  it('commits nothing that the program refused, also when it left a tree', () => {
    const refused = did
      .tried(ONE.id, 'fix01', false)
      .map((event) => (event.kind === 'attempted' ? { ...event, tree: sha('ee') } : event));
    const judged = did.judged(ONE.id, 'jud01');
    expect(next(...TO_FIX, ...did.baseline(), ...refused, ...judged)).toMatchObject({ kind: 'fix' });
  });

  it('commits no try that left no tree', () => {
    const tried = did
      .tried(ONE.id, 'fix01')
      .map((event) => (event.kind === 'attempted' ? { ...event, tree: null } : event));
    const judged = did.judged(ONE.id, 'jud01');
    expect(next(...TO_FIX, ...did.baseline(), ...tried, ...judged)).toMatchObject({ kind: 'fix' });
  });

  it('says so when no executor of three ever answered', () => {
    const tries = [1, 2, 3].flatMap((n) => did.tried(ONE.id, `fix0${n}`).slice(0, 1));
    expect(next(...TO_FIX, ...did.baseline(), ...tries)).toMatchObject({
      why: '3 attempts came to nothing, the last: no reply of its executor',
    });
  });

  it('gives a finding of the specialists up for no number of reviews', () => {
    const reviews = [1, 2, 3, 4, 5].flatMap((n) => did.reviewed(sha('a1'), [], 2, `veri${n}`));
    expect(next(...TO_FIX, ...did.baseline(), ...reviews)).toMatchObject({ kind: 'fix' });
  });

  it('goes on with the next finding after one that was given up', () => {
    const both = [
      ...did.hunted([ONE, TWO]),
      ...did.kept(ONE.id, TWO.id),
      did.decided('fix', ONE.id, TWO.id),
      did.pinned(),
      ...did.baseline(),
    ];
    expect(next(...both, did.gaveUp(ONE.id))).toMatchObject({ kind: 'fix', item: { subject: TWO.id } });
    expect(next(...both, did.gaveUp(ONE.id), did.gaveUp(TWO.id))).toBeUndefined();
  });
});
