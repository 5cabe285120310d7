import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A program as it is started, without a shell. */
export type Program = {
  readonly argv: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly input?: string;
};

export type MeasuredRun = {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Milliseconds. */
  readonly wall: number;
  /** Milliseconds of user and system time of it and all it waited for; 0 where the system does not tell. */
  readonly cpu: number;
  /** MiB that the program and its children held together at most; 0 where nobody looked, or there is no `/proc`. */
  readonly peak: number;
};

/** Milliseconds between two looks. A process that lives shorter is seen at whatever it then holds. */
const LOOK_EVERY = 4;

/** @param isWatched whether somebody looks at its memory, which costs time: it is no run to hold a limit against */
export async function measuredRun(
  { argv: [program, ...words], cwd, env, input = '' }: Program,
  isWatched: boolean,
): Promise<MeasuredRun> {
  const [start, cpuBefore] = [performance.now(), childrenCpu()];
  const child = spawn(program, words, { cwd, env, stdio: 'pipe' });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const end = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const peak = isWatched && child.pid !== undefined ? await peakUntil(end, child.pid) : 0;
  const status = await end;
  const [wall, cpu] = [performance.now() - start, childrenCpu() - cpuBefore];
  const [stdout, stderr] = await said;
  return { status, stdout, stderr, wall, cpu, peak };
}

/** Linux counts the times of children that were waited for, and of theirs, in units of 10 ms. Sums of many runs are finer. */
function childrenCpu(): number {
  if (process.platform !== 'linux') return 0;
  const stat = readFileSync('/proc/self/stat', 'latin1');
  // The second field is the name in brackets and may hold blanks; of what follows, 13 and 14 are the children's times.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

/** A process counts with its own high-water mark while it lives; processes one after the other do not add up. */
async function peakUntil(end: Promise<unknown>, pid: number): Promise<number> {
  let peak = 0;
  do peak = Math.max(peak, heldBy(pid));
  while (await Promise.race([wait(LOOK_EVERY, true), end.then(() => false)]));
  return peak;
}

function heldBy(pid: number): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + heldBy(child), Number(kilobytes ?? 0) / 1024);
  } catch {
    // It has just ended, or there is no /proc.
    return 0;
  }
}
