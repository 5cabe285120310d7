import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Run, Started } from './measure.ts';
import { childrenCpu } from './processor-time.ts';

/** Milliseconds between two looks. A process that lives shorter is seen at whatever it then holds. */
const LOOK_EVERY = 4;

/**
 * A run and the most memory that the program and its children held together, in bytes. Looking costs time, so it is no run
 * to hold a limit against. The peak is null where there is no `/proc`.
 *
 * A process counts with its own high-water mark while it lives; processes one after the other do not add up.
 *
 * @throws Error when it ends with no answer
 */
export async function watchedRun({
  name,
  argv,
  cwd,
  env,
  stdin,
  before,
  toNull = false,
  answers = [0],
}: Started): Promise<Run & { readonly peak: number | null }> {
  before?.();
  const input = stdin === undefined ? 'ignore' : openSync(stdin, 'r');
  const [start, cpuBefore] = [performance.now(), childrenCpu()];
  const child = spawn(argv[0], argv.slice(1), {
    cwd,
    env: env ?? process.env,
    stdio: [input, toNull ? 'ignore' : 'pipe', 'ignore'],
  });
  child.stdout?.resume();
  const end = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const peak = child.pid === undefined ? null : await peakUntil(end, child.pid);
  const status = await end;
  const run = { wall: performance.now() - start, cpu: childrenCpu() - cpuBefore };
  if (typeof input === 'number') closeSync(input);
  if (status === null || !answers.includes(status)) throw new Error(`${name} ended with status ${status}`);
  return { ...run, peak };
}

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
