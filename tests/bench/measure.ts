import { measuredRun, type MeasuredRun, type Program } from '../kit/measured-run.ts';

export type Started = Program & {
  readonly name: string;
  /** Before each run, outside of what is measured. */
  readonly before?: () => void;
};

/** Of one program over all its runs. Times in milliseconds, the CPU time a mean; memory in MiB. */
export type Figures = {
  readonly name: string;
  readonly cpu: number;
  readonly walls: readonly number[];
  /** In a run that was watched. */
  readonly peak: number;
};

/** Seconds of rounds after which no other is begun: a slow machine gets fewer. */
const ENOUGH = 12;
const LEAST_ROUNDS = 2;

/**
 * Runs the programs in turn, A B A B …, so that a machine that slows down slows them all. The first round warms caches
 * and is watched for the peak of memory: looking costs time, so it does not count.
 *
 * @param most rounds; fewer where they take long, but two
 */
export async function measured(programs: readonly Started[], most: number): Promise<Figures[]> {
  const peaks: number[] = [];
  for (const program of programs) peaks.push((await answered(program, true)).peak);
  const runs = programs.map((): MeasuredRun[] => []);
  const start = performance.now();
  const hasTime = (round: number): boolean =>
    round < LEAST_ROUNDS || performance.now() - start < ENOUGH * 1000;
  for (let round = 0; round < most && hasTime(round); round += 1) {
    for (const [at, program] of programs.entries()) runs[at]?.push(await answered(program, false));
  }
  return programs.map(({ name }, at) => {
    const own = runs[at] ?? [];
    const cpu = own.reduce((sum, run) => sum + run.cpu, 0) / own.length;
    return { name, cpu, walls: own.map(({ wall }) => wall), peak: peaks[at] ?? 0 };
  });
}

async function answered(program: Started, isWatched: boolean): Promise<MeasuredRun> {
  program.before?.();
  const run = await measuredRun(program, isWatched);
  if (run.status !== 0)
    throw new Error(`${program.name} ended with status ${run.status ?? '?'}: ${run.stderr.slice(0, 2000)}`);
  return run;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}
