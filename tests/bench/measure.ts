import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { peakMemory } from './peak-memory.ts';

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
  /** Of its processes at any one moment, in the first round, which is not timed. */
  readonly peak: number | null;
  readonly walls: readonly number[];
};

/**
 * Runs the programs in turn, A B A B …, so that a machine that slows down slows them all. The first round warms caches
 * and is watched for the peak of memory: looking costs time, so it does not count.
 */
export async function measured(programs: readonly Started[], runs: number): Promise<Figures[]> {
  const peaks: (number | null)[] = [];
  for (const program of programs) peaks.push(await watched(program));
  const walls = programs.map((): number[] => []);
  const cpus = programs.map(() => 0);
  for (let round = 0; round < runs; round += 1) {
    for (const [at, program] of programs.entries()) {
      const [wall, cpu] = oneRun(program);
      walls[at]?.push(wall);
      cpus[at] = (cpus[at] ?? 0) + cpu;
    }
  }
  return programs.map(({ name }, at) => {
    const own = walls[at] ?? [];
    return {
      name,
      runs,
      median: median(own),
      least: Math.min(...own),
      cpu: CHILDREN_TIMES === undefined ? null : (cpus[at] ?? 0) / runs,
      peak: peaks[at] ?? null,
      walls: own,
    };
  });
}

/** One run that is not timed; its peak, where the system tells. */
async function watched(program: Started): Promise<number | null> {
  if (process.platform === 'linux') return peakMemory(program);
  oneRun(program);
  return null;
}

function oneRun({
  name,
  argv,
  cwd,
  env,
  stdin,
  before,
  toNull = false,
  answers = [0],
}: Started): [wall: number, cpu: number] {
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
  return [wall, childrenCpu() - cpuBefore];
}

/** Where Linux counts what children that were waited for have used, and theirs. */
const CHILDREN_TIMES = process.platform === 'linux' ? '/proc/self/stat' : undefined;
/** The unit of that file, on every Linux: 10 ms. Sums over many runs are finer than that. */
const TICK = 10;

export function childrenCpu(): number {
  if (CHILDREN_TIMES === undefined) return 0;
  const stat = readFileSync(CHILDREN_TIMES, 'latin1');
  // The second field is the name in brackets and may hold blanks; of what follows, 13 and 14 are the children's times.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK;
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
