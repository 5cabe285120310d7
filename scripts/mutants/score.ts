import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { compareText } from '../../src/kernel/order.ts';

/** What `npm run mutants` found in a room: written by it to `tests/mutants/ROOM.json`. */
export type RoomScore = {
  readonly room: string;
  readonly killed: number;
  /** Ran for ever, which a test notices as well. */
  readonly timedOut: number;
  readonly survived: number;
  /** Survived because no test of the room reaches it. */
  readonly uncovered: number;
  /** In the order of files and lines. */
  readonly survivors: readonly Survivor[];
};

/** A change of the sources that no test of the room notices. */
export type Survivor = {
  readonly file: string;
  /** The line as it stands in the source: it names the place also when lines move. */
  readonly line: string;
  readonly mutator: string;
  readonly from: string;
  readonly to: string;
};

export function scorePath(room: string): string {
  return `tests/mutants/${room}.json`;
}

/** Per cent of the mutants that were noticed, rounded down to a tenth. */
export function killedShare({ killed, timedOut, survived, uncovered }: RoomScore): number {
  const noticed = killed + timedOut;
  return Math.floor((1000 * noticed) / (noticed + survived + uncovered)) / 10;
}

/** `texts` by the file names of the results. */
export function tally(
  room: string,
  results: readonly MutantResult[],
  texts: ReadonlyMap<string, string>,
): RoomScore {
  const count = (status: MutantResult['status']): number =>
    results.filter((result) => result.status === status).length;
  const alive = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .toSorted((a, b) => compareText(a.fileName, b.fileName) || a.location.start.line - b.location.start.line);
  return {
    room,
    killed: count('Killed'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    survivors: alive.map((result) => survivor(result, texts.get(result.fileName) ?? '')),
  };
}

function survivor({ fileName, location, mutatorName, replacement }: MutantResult, text: string): Survivor {
  const lines = text.split('\n');
  const { start, end } = location;
  const first = lines[start.line - 1] ?? '';
  const from =
    start.line === end.line
      ? first.slice(start.column - 1, end.column - 1)
      : `${first.slice(start.column - 1)} …`;
  return {
    file: relative(process.cwd(), fileName),
    line: first.trim(),
    mutator: mutatorName,
    from,
    to: replacement.replaceAll(/\s+/g, ' '),
  };
}
