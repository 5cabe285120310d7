import { expect, it } from 'vitest';
import { unmatchedClaims } from './match-scores.ts';

const asked = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const said = (...defects: readonly (readonly string[])[]) =>
  defects.map((claims) => ({ claims: [...claims] }));

it.each<[string, readonly string[], readonly (readonly string[])[]]>([
  ['one claim and its defect', ['C1'], [['C1']]],
  ['several, in any order', ['C1', 'C2', 'C3'], [['C3'], ['C1'], ['C2']]],
  ['several of one defect', ['C1', 'C2', 'C3'], [['C2', 'C1'], ['C3']]],
])('has nothing to say of %s', (_, ids, defects) => {
  expect(unmatchedClaims(said(...defects), asked(...ids))).toEqual([]);
});

it.each<[string, readonly (readonly string[])[], readonly string[]]>([
  ['a claim without a defect', [['C1']], ['C2 is in no defect: the packet asks about C1, C2']],
  [
    'a claim of another packet',
    [['C1', 'C3'], ['C2']],
    ['C3 is no claim of this packet: the packet asks about C1, C2'],
  ],
  [
    'a claim in two defects',
    [['C1'], ['C2', 'C1']],
    ['C1 is named 2 times: each claim is in exactly one defect'],
  ],
  [
    'a claim twice in one',
    [['C1', 'C1', 'C2']],
    ['C1 is named 2 times: each claim is in exactly one defect'],
  ],
  [
    'a claim in the place of another',
    [['C1', 'C1']],
    [
      'C2 is in no defect: the packet asks about C1, C2',
      'C1 is named 2 times: each claim is in exactly one defect',
    ],
  ],
])('names %s', (_, defects, problems) => {
  expect(unmatchedClaims(said(...defects), asked('C1', 'C2'))).toEqual(problems);
});

it('of a slot that asks about nothing takes no claim', () => {
  expect(unmatchedClaims(said(['C1']), [])).toEqual([
    'C1 is no claim of this packet: the packet asks about nothing',
  ]);
});
