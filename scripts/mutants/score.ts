import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';

/** What `npm run mutants` counted in a room: written by it to `tests/mutants/scores.json`. */
export type RoomScore = {
  readonly killed: number;
  /** Ran for ever, which a test notices as well. */
  readonly timedOut: number;
  readonly survived: number;
  /** Survived because no test of the room reaches it. */
  readonly uncovered: number;
};

/** A change of the sources that no test of the room notices. */
export type Survivor = {
  readonly file: string;
  /** The line as it is in the source: it names the place also when lines move. */
  readonly line: string;
  readonly to: string;
};

/** Per cent of the mutants that were noticed, rounded down to a tenth. */
export function killedShare({ killed, timedOut, survived, uncovered }: RoomScore): number {
  const noticed = killed + timedOut;
  return Math.floor((1000 * noticed) / (noticed + survived + uncovered)) / 10;
}

export function scoreOf(results: readonly MutantResult[]): RoomScore {
  const count = (status: MutantResult['status']): number =>
    results.filter((result) => result.status === status).length;
  return {
    killed: count('Killed'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
  };
}

/** `textOf` by the file names of the results. */
export function survivorsOf(
  results: readonly MutantResult[],
  textOf: (fileName: string) => string,
): Survivor[] {
  return results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location, replacement }) => ({
      file: relative(process.cwd(), fileName),
      line: (textOf(fileName).split('\n')[location.start.line - 1] ?? '').trim(),
      to: replacement.replaceAll(/\s+/g, ' '),
    }));
}
