import { TELLS_PROCESSOR_TIME } from './processor-time.ts';
import { oneRun, type Run, type Started } from './run.ts';

/** Of one program over all its runs. Times in milliseconds, memory in bytes; null where the system does not tell. */
export type Figures = {
  readonly name: string;
  readonly runs: number;
  readonly median: number;
  readonly least: number;
  /** User and system time of it and all it waited for, a mean. */
  readonly cpu: number | null;
  /** Of its processes at any one moment, in a run that was watched. */
  readonly peak: number | null;
  readonly walls: readonly number[];
};

/** Seconds of rounds after which no other is begun: a slow machine gets fewer, so that the whole keeps its ten minutes. */
const ENOUGH = 12;
const LEAST_ROUNDS = 2;

/**
 * Runs the programs in turn, A B A B …, so that a machine that slows down slows them all. The first round warms caches
 * and is watched for the peak of memory: looking costs time, so it does not count.
 *
 * @param most rounds; fewer where they take long, but two
 */
export async function measured(programs: readonly Started[], most: number): Promise<Figures[]> {
  const peaks: (number | null)[] = [];
  for (const program of programs) peaks.push((await oneRun(program, true)).peak);
  const runs = programs.map((): Run[] => []);
  const start = performance.now();
  const hasTime = (round: number): boolean =>
    round < LEAST_ROUNDS || performance.now() - start < ENOUGH * 1000;
  for (let round = 0; round < most && hasTime(round); round += 1) {
    for (const [at, program] of programs.entries()) runs[at]?.push(await oneRun(program));
  }
  return programs.map(({ name }, at) => figuresOf(name, runs[at] ?? [], peaks[at] ?? null));
}

/** Of runs that were made, at least one. */
export function figuresOf(name: string, runs: readonly Run[], peak: number | null): Figures {
  const walls = runs.map(({ wall }) => wall);
  return {
    name,
    runs: runs.length,
    median: median(walls),
    least: Math.min(...walls),
    cpu: TELLS_PROCESSOR_TIME ? runs.reduce((sum, { cpu }) => sum + cpu, 0) / runs.length : null,
    peak,
    walls,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}

/** The median of the quotients of runs that stood side by side. */
export function ratioOf(ours: Pick<Figures, 'walls'>, floor: Pick<Figures, 'walls'>): number {
  return median(ours.walls.map((wall, at) => wall / (floor.walls[at] ?? NaN)));
}

/** Of processor time; null where it is not known. */
export function cpuRatioOf(ours: Figures, floor: Figures): number | null {
  return ours.cpu === null || floor.cpu === null || floor.cpu === 0 ? null : ours.cpu / floor.cpu;
}
