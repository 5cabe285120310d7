import { expect, it } from 'vitest';
import { MUTATED_ROOMS } from '../../scripts/mutants/rooms.ts';
import { killedShare, type RoomScore } from '../../scripts/mutants/score.ts';
import { textIfAny } from './project-files.ts';

const scores = JSON.parse(textIfAny('tests/mutants/scores.json') ?? '{}') as Record<string, RoomScore>;

it('every room under mutation is measured, and nine of ten mutants are noticed in each', () => {
  expect(Object.keys(scores)).toEqual(Object.keys(MUTATED_ROOMS));
  expect(Object.entries(scores).filter(([, score]) => killedShare(score) < 90)).toEqual([]);
});
