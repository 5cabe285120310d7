import { expect, it } from 'vitest';
import { readReasons } from '../../scripts/mutants/reasons.ts';
import { MUTATED_ROOMS } from '../../scripts/mutants/rooms.ts';
import { killedShare, type RoomScore } from '../../scripts/mutants/score.ts';
import { textIfAny } from './project-files.ts';

const reasons = readReasons(textIfAny('tests/mutants/survivors.tsv') ?? '');
const scores = JSON.parse(textIfAny('tests/mutants/scores.json') ?? '{}') as Record<string, RoomScore>;

it('every room under mutation is measured, and nine of ten mutants are noticed in each', () => {
  expect(Object.keys(scores)).toEqual(Object.keys(MUTATED_ROOMS));
  expect(Object.entries(scores).filter(([, score]) => killedShare(score) < 90)).toEqual([]);
});

it.each(Object.entries(scores))('every mutant that lives in %s has a reason to', (room, score) => {
  const own = reasons.filter(({ file }) => file.startsWith(`src/${room}/`));
  expect(own.reduce((sum, { live }) => sum + live, 0)).toBe(score.survived + score.uncovered);
  expect(own.filter(({ live, reason }) => live < 1 || reason.trim() === '')).toEqual([]);
});
