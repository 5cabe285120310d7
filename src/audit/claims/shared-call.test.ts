import { describe, expect, it } from 'vitest';
import { auditFinding, fixesFinding, sha, START } from '../../../tests/kit/audit-example.ts';
import { did, sharedByTwo, stateAfter, type Untimed } from '../../../tests/kit/audit-journal.ts';
import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { currentRound } from '../fold/audit-state.ts';
import { decideMove } from '../moves/decide-move.ts';
import { fixingMove } from '../moves/fixing-moves.ts';
import type { Move } from '../moves/move.ts';

const at = (n: number, first: number, last = first, file = 'src/price.js'): AuditFinding =>
  auditFinding({ id: `QA-R1-00${n}`, location: { file, lines: [first, last] } });
const [ONE, TWO] = ['QA-R1-001', 'QA-R1-002'];

function moveAfter(...events: readonly Untimed[]): Move | undefined {
  const state = stateAfter(...events);
  const round = currentRound(state);
  if (round === undefined) throw new Error('no round');
  return fixingMove(state, round);
}

const toFix = (...findings: readonly AuditFinding[]): Untimed[] => {
  const ids = findings.map(({ id }) => id);
  return [
    ...did.hunted(findings),
    ...did.kept(...ids),
    did.decided('fix', ...ids),
    did.pinned(),
    ...did.baseline(),
  ];
};

const together = (move: Move | undefined): string[] =>
  move?.kind === 'fix' ? [move.item, ...(move.others ?? [])].map(({ subject }) => subject) : [];

describe('a fix is asked for together with', () => {
  it.each<[string, readonly AuditFinding[], number]>([
    ['those of the same file', [at(1, 2), at(2, 9), at(3, 20, 30)], 3],
    ['none of another file', [at(1, 2), at(2, 9, 9, 'src/cart.js')], 1],
    ['none whose lines are the next ones', [at(1, 2, 4), at(2, 5)], 1],
    ['one that a line lies between', [at(1, 2, 4), at(2, 6)], 2],
    ['none that touches one of the others', [at(1, 2), at(2, 9, 12), at(3, 12)], 2],
    ['three others at most', [at(1, 2), at(2, 9), at(3, 20), at(4, 30), at(5, 40)], 4],
  ])('%s', (_, findings, count) => {
    expect(together(moveAfter(...toFix(...findings)))).toEqual(findings.slice(0, count).map(({ id }) => id));
  });

  it('none that was tried before', () => {
    const tried = [...did.tried(ONE, 'fix01', false), did.gaveUp(ONE)];
    expect(together(moveAfter(...toFix(at(1, 2), at(2, 9), at(3, 20)), ...tried))).toEqual([
      TWO,
      'QA-R1-003',
    ]);
  });

  it('none of the reviewer where it is none itself', () => {
    const reviewed = did.reviewed(sha('a1'), [
      fixesFinding({ location: { file: 'src/price.js', lines: [40, 40] } }),
    ]);
    const move = moveAfter(
      ...sharedByTwo(),
      did.committed(ONE, sha('a1'), START),
      ...did.tested(sha('a1')),
      ...reviewed,
    );
    expect(move).toMatchObject({ kind: 'commit', item: { subject: TWO } });
  });
});

describe('of fixes that shared a call', () => {
  it('each is committed, with the tests between them', () => {
    const after = (...events: readonly Untimed[]): Move | undefined => moveAfter(...sharedByTwo(), ...events);
    expect(after()).toMatchObject({ kind: 'commit', item: { subject: ONE } });
    const committed = did.committed(ONE, sha('a1'), START);
    expect(after(committed)).toEqual({ kind: 'test', head: sha('a1') });
    expect(after(committed, ...did.tested(sha('a1')))).toMatchObject({
      kind: 'commit',
      item: { subject: TWO },
    });
  });

  it('the valid one is committed before the other is asked for again, alone, with all its attempts', () => {
    const events = sharedByTwo([ONE]);
    expect(moveAfter(...events)).toMatchObject({ kind: 'commit', item: { subject: TWO } });
    const later: Untimed[] = [did.committed(TWO, sha('a1'), START), ...did.tested(sha('a1'))];
    expect(together(moveAfter(...events, ...later))).toEqual([ONE]);
    const tried = ['fix02', 'fix03'].flatMap((run) => did.tried(ONE, run, false));
    expect(together(moveAfter(...events, ...later, ...tried))).toEqual([ONE]);
    expect(moveAfter(...events, ...later, ...tried, ...did.tried(ONE, 'fix04', false))).toMatchObject({
      kind: 'give-up',
      subject: ONE,
      why: '4 attempts came to nothing, the last: not so',
    });
  });

  it.each([
    ['nobody is taken in', 0, { kind: 'run', stage: 'fix', subjects: [ONE, TWO] }],
    ['one is', 1, { kind: 'run', stage: 'fix', subjects: [ONE, TWO] }],
    ['both are', 2, { kind: 'judge' }],
    ['the judge is asked', 3, { kind: 'run', stage: 'judge', subjects: [ONE, TWO] }],
    ['one verdict is', 4, { kind: 'run', stage: 'judge', subjects: [ONE, TWO] }],
    ['both verdicts are', 5, { kind: 'commit' }],
  ])('when %s', (_, more, move) => {
    const events = sharedByTwo();
    const planned = events.findIndex((event) => event.kind === 'planned' && event.stage === 'fix');
    const state = stateAfter(...events.slice(0, planned + 1 + more));
    const asked = { settings: {}, preset: 'qa', auto: true } as unknown as Parameters<typeof decideMove>[0];
    expect(decideMove(asked, state)).toMatchObject(move);
  });
});
