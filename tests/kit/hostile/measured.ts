import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Measured = {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly milliseconds: number;
  /** The most that the command and every git it started held in memory at one time, of what was seen. MiB. */
  readonly peak: number;
};

/** Milliseconds between two looks at the processes. */
const INTERVAL = 20;

/** Runs a program in a process group of its own and watches what the group holds in memory. Linux only. */
export function measured(
  program: string,
  words: readonly string[],
  how: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly input?: string },
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const child = spawn(program, words, { cwd: how.cwd, env: how.env, detached: true, stdio: 'pipe' });
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    let peak = 0;
    const look = setInterval(() => {
      peak = Math.max(peak, residentIn(child.pid ?? 0));
    }, INTERVAL);
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.stdin.on('error', () => undefined);
    child.stdin.end(how.input ?? '');
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(look);
      resolve({
        status,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8'),
        milliseconds: Date.now() - started,
        peak: Math.round(peak),
      });
    });
  });
}

const PAGE_KIB = 4;

/** MiB that the processes of a group hold, shared pages counted once for each. */
function residentIn(group: number): number {
  let pages = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'latin1');
      const [, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(pgrp) !== group) continue;
      pages += Number(readFileSync(`/proc/${entry}/statm`, 'latin1').split(' ')[1]);
    } catch {
      // It has ended since it was listed.
    }
  }
  return (pages * PAGE_KIB) / 1024;
}
