import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { childrenCpu, TELLS_PROCESSOR_TIME } from './processor-time.ts';
import { watchedRun } from './watched-run.ts';

/** A program as it is started, without a shell. */
export type Started = {
  readonly name: string;
  readonly argv: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** A file. */
  readonly stdin?: string;
  /** To `/dev/null` instead of a pipe that is read. */
  readonly toNull?: boolean;
  /** Before each run, outside of what is measured. */
  readonly before?: () => void;
  /** Exit statuses that are an answer. Default: 0 only. */
  readonly answers?: readonly number[];
};

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

/** What one run took, in milliseconds; processor time is that of it and all it waited for. */
export type Run = { readonly wall: number; readonly cpu: number };

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
  for (const program of programs) peaks.push((await watchedRun(program)).peak);
  const runs = programs.map((): Run[] => []);
  const start = performance.now();
  const hasTime = (round: number): boolean =>
    round < LEAST_ROUNDS || performance.now() - start < ENOUGH * 1000;
  for (let round = 0; round < most && hasTime(round); round += 1) {
    for (const [at, program] of programs.entries()) runs[at]?.push(oneRun(program));
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

/** @throws Error when it ends with no answer */
export function oneRun({ name, argv, cwd, env, stdin, before, toNull = false, answers = [0] }: Started): Run {
  before?.();
  const input = stdin === undefined ? 'ignore' : openSync(stdin, 'r');
  const cpuBefore = childrenCpu();
  const start = performance.now();
  const { status, stderr } = spawnSync(argv[0], argv.slice(1), {
    cwd,
    env: env ?? process.env,
    stdio: [input, toNull ? 'ignore' : 'pipe', 'pipe'],
    maxBuffer: Infinity,
  });
  const wall = performance.now() - start;
  if (typeof input === 'number') closeSync(input);
  if (status === null || !answers.includes(status)) {
    throw new Error(`${name} ended with status ${status}: ${stderr.toString('utf8').slice(0, 2000)}`);
  }
  return { wall, cpu: childrenCpu() - cpuBefore };
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
