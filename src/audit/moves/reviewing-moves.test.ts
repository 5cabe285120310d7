import { describe, expect, it } from 'vitest';
import type { Move } from './move.ts';
import { reviewingMove } from './reviewing-moves.ts';
import { fixesFinding, sha, START } from '../../../tests/kit/audit-example.ts';
import { did, fixedOnce, stateAfter, type Untimed } from '../../../tests/kit/audit-journal.ts';

function moveOf(threshold: number, ...events: readonly Untimed[]): Move | undefined {
  const state = stateAfter(...events);
  const [round] = state.rounds;
  if (round === undefined) throw new Error('no round');
  return reviewingMove({ zero_findings_threshold: threshold }, state, round);
}

describe('reviewingMove', () => {
  const cases: readonly [string, number, readonly Untimed[], Move | undefined][] = [
    ['nothing was fixed', 50, [...did.hunted(), did.pinned()], undefined],
    [
      'the fix was taken back',
      50,
      [...fixedOnce(), did.reverted('QA-R1-001', sha('a1'), sha('a2'))],
      undefined,
    ],
    ['no start that was pinned', 50, fixedOnce().filter(({ kind }) => kind !== 'pinned'), undefined],
    ['no review', 50, fixedOnce(), { kind: 'verify', fromStart: START }],
    [
      'a review of an older head',
      50,
      [...fixedOnce(), ...did.reviewed(sha('b1'))],
      { kind: 'verify', fromStart: START },
    ],
    ['a review of the head', 50, [...fixedOnce(), ...did.reviewed(sha('a1'))], undefined],
    ['one line under the threshold', 50, [...fixedOnce(), ...did.reviewed(sha('a1'), [], 49)], undefined],
    [
      'as many lines as the threshold',
      50,
      [...fixedOnce(), ...did.reviewed(sha('a1'), [], 50)],
      { kind: 'record', head: sha('a1'), linesChanged: 50 },
    ],
    [
      'a threshold of one',
      1,
      [...fixedOnce(), ...did.reviewed(sha('a1'), [], 1)],
      { kind: 'record', head: sha('a1'), linesChanged: 1 },
    ],
    [
      'a record of this head',
      50,
      [...fixedOnce(), ...did.reviewed(sha('a1'), [], 50), did.recorded(sha('a1'))],
      undefined,
    ],
    [
      'a record of another head',
      50,
      [...fixedOnce(), ...did.reviewed(sha('a1'), [], 50), did.recorded(sha('b1'))],
      { kind: 'record', head: sha('a1'), linesChanged: 50 },
    ],
    [
      'many lines and a finding',
      50,
      [...fixedOnce(), ...did.reviewed(sha('a1'), [fixesFinding()], 500)],
      undefined,
    ],
  ];
  it.each(cases)('%s', (_, threshold, events, move) => {
    expect(moveOf(threshold, ...events)).toEqual(move);
  });
});
