import { expect, it } from 'vitest';
import { unmatchedScores } from './match-scores.ts';

const named = (...ids: readonly string[]) => ids.map((id) => ({ id }));

it.each<[string, readonly string[], readonly string[]]>([
  ['one finding and its score', ['L5'], ['L5']],
  ['several, in any order', ['L5', 'L9-12', 'L40'], ['L40', 'L5', 'L9-12']],
])('has nothing to say of %s', (_, asked, given) => {
  expect(unmatchedScores(named(...given), named(...asked))).toEqual([]);
});

it.each<[string, readonly string[], readonly string[]]>([
  ['a finding without a score', ['L5'], ['no score for L9: the packet asks about L5, L9']],
  [
    'a score of no finding',
    ['L5', 'L9', 'L12'],
    ['L12 is no finding of this packet: the packet asks about L5, L9'],
  ],
  [
    'a score under the id of another',
    ['L5', 'L5-9'],
    [
      'no score for L9: the packet asks about L5, L9',
      'L5-9 is no finding of this packet: the packet asks about L5, L9',
    ],
  ],
])('names %s', (_, given, problems) => {
  expect(unmatchedScores(named(...given), named('L5', 'L9'))).toEqual(problems);
});

it('of a slot that asks about nothing takes no score', () => {
  expect(unmatchedScores(named('L5'), [])).toEqual([
    'L5 is no finding of this packet: the packet asks about nothing',
  ]);
});
