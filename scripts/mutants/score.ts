import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';

/** The counts of `npm run mutants` for a room, in `tests/mutants/scores.json`. */
export type RoomScore = {
  readonly killed: number;
  /** Ran for ever, which counts as noticed. */
  readonly timedOut: number;
  readonly survived: number;
  /** Survived because no test of the room reaches it. */
  readonly uncovered: number;
};

/** The percentage of mutants that were noticed, rounded down to a tenth. */
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

/**
 * What no test of the room notices: the file, the source line and what was put in.
 *
 * @param textOf returns the text of a result's file
 */
export function survivorLines(
  results: readonly MutantResult[],
  textOf: (fileName: string) => string,
): string[] {
  return results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location, replacement }) => {
      const line = (textOf(fileName).split('\n')[location.start.line - 1] ?? '').trim();
      return `${relative(process.cwd(), fileName)}: ${line}\n    →  ${replacement.replaceAll(/\s+/g, ' ')}`;
    });
}
