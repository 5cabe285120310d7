import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenCpu } from './processor-time.ts';

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
  /** It prints its own figures as JSON, of the part of it that counts. */
  readonly says?: boolean;
};

/**
 * What one run took, in milliseconds; processor time is that of it and all it waited for. The peak is the most memory that
 * the program and its children held together, in bytes; null where nobody looked, or there is no `/proc`.
 */
export type Run = { readonly wall: number; readonly cpu: number; readonly peak: number | null };

/** Milliseconds between two looks. A process that lives shorter is seen at whatever it then holds. */
const LOOK_EVERY = 4;

/**
 * @param isWatched whether somebody looks at its memory, which costs time: it is no run to hold a limit against
 * @throws Error when it ends with no answer
 */
export async function oneRun(program: Started, isWatched = false): Promise<Run> {
  const { name, argv, cwd, env, stdin, before, toNull = false, answers = [0], says = false } = program;
  before?.();
  const input = stdin === undefined ? 'ignore' : openSync(stdin, 'r');
  const [start, cpuBefore] = [performance.now(), childrenCpu()];
  const child = spawn(argv[0], argv.slice(1), {
    cwd,
    env,
    stdio: [input, toNull ? 'ignore' : 'pipe', 'pipe'],
  });
  const said = Promise.all([child.stdout === null ? '' : text(child.stdout), text(child.stderr!)]);
  const end = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const peak = isWatched && child.pid !== undefined ? await peakUntil(end, child.pid) : null;
  const status = await end;
  const run = { wall: performance.now() - start, cpu: childrenCpu() - cpuBefore, peak };
  if (typeof input === 'number') closeSync(input);
  const [stdout, stderr] = await said;
  if (status === null || !answers.includes(status))
    throw new Error(`${name} ended with status ${status}: ${stderr.slice(0, 2000)}`);
  return says ? { ...run, ...(JSON.parse(stdout) as Partial<Run>) } : run;
}

/** A process counts with its own high-water mark while it lives; processes one after the other do not add up. */
async function peakUntil(end: Promise<unknown>, pid: number): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  let peak = 0;
  do peak = Math.max(peak, heldBy(pid));
  while (await Promise.race([wait(LOOK_EVERY, true), end.then(() => false)]));
  return peak;
}

function heldBy(pid: number): number {
  return highWater(pid) + childrenOf(pid).reduce((sum, child) => sum + heldBy(child), 0);
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function highWater(pid: number): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
