import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { idleReasons, reasonFor, type Reason } from '../../scripts/mutants/reasons.ts';
import { MUTATED_ROOMS } from '../../scripts/mutants/rooms.ts';
import { killedShare, type RoomScore, type Survivor } from '../../scripts/mutants/score.ts';
import { TOP, textIfAny } from './project-files.ts';

const FOLDER = 'tests/mutants';
const reasons = parse(textIfAny(`${FOLDER}/reasons.yaml`) ?? '[]') as readonly Reason[];
const scores = readdirSync(join(TOP, FOLDER))
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(textIfAny(`${FOLDER}/${name}`) ?? '{}') as RoomScore);

/** Mutants that no test noticed and nobody gave a reason for. */
function unjudged(survivors: readonly Survivor[], known: readonly Reason[]): string[] {
  return survivors
    .filter((survivor) => reasonFor(survivor, known) === undefined)
    .map(({ file, line, from, to }) => `${file}: ${line}: ${from} → ${to}`);
}

it('every room under mutation is measured, and nine of ten mutants are noticed in each', () => {
  expect(scores.map(({ room }) => room).toSorted()).toEqual(Object.keys(MUTATED_ROOMS).toSorted());
  expect(scores.filter((score) => killedShare(score) < 90).map(({ room }) => room)).toEqual([]);
});

it.each(scores)('every mutant that lives in $room has a reason to', ({ survived, uncovered, survivors }) => {
  expect(survivors).toHaveLength(survived + uncovered);
  expect(unjudged(survivors, reasons)).toEqual([]);
});

it('no reason is kept for a mutant that is noticed, or whose line was written anew', () => {
  const survivors = scores.flatMap((score) => score.survivors);
  expect(survivors.length).toBeGreaterThanOrEqual(100);
  expect(idleReasons(survivors, reasons).map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
});

it('the scan finds a mutant without a reason', () => {
  const [known, other] = ['return a > b;', 'return a < b;'].map((line): Survivor => ({
    file: 'src/x.ts',
    line,
    mutator: 'X',
    from: 'a',
    to: 'true',
  }));
  const reason = { file: 'src/x.ts', line: 'a > b', reason: 'for speed' };
  expect(unjudged([known!, other!], [reason])).toEqual(['src/x.ts: return a < b;: a → true']);
});
