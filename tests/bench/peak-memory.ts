import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Started } from './measure.ts';

/** Milliseconds between two looks. A process that lives shorter is seen at whatever it then holds. */
const LOOK_EVERY = 4;

/**
 * The most memory that a program and its children held together, in bytes, in one run of its own: looking costs time, so
 * it is not a run that is timed. Null where there is no `/proc`. Throws when the program ends with no answer.
 *
 * A process counts with its own high-water mark while it lives; processes one after the other do not add up.
 */
export async function peakMemory({
  name,
  argv,
  cwd,
  env,
  stdin,
  before,
  toNull = false,
  answers = [0],
}: Started): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  before?.();
  const input = stdin === undefined ? 'ignore' : openSync(stdin, 'r');
  const child = spawn(argv[0], argv.slice(1), {
    cwd,
    env: env ?? process.env,
    stdio: [input, toNull ? 'ignore' : 'pipe', 'ignore'],
  });
  child.stdout?.resume();
  const seen = { ended: false };
  const end = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      seen.ended = true;
      resolve(status);
    });
  });
  let peak = 0;
  while (!seen.ended) {
    if (child.pid !== undefined) peak = Math.max(peak, heldBy(child.pid));
    await Promise.race([wait(LOOK_EVERY), end]);
  }
  const status = await end;
  if (typeof input === 'number') closeSync(input);
  if (status === null || !answers.includes(status)) throw new Error(`${name} ended with status ${status}`);
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
