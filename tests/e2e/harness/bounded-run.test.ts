import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { runBounded } from './bounded-run.ts';

const SURROUNDINGS = { cwd: tmpdir(), env: { PATH: process.env['PATH'] ?? '' }, timeout: 10_000 };

describe('a bounded run', () => {
  it('gives status, stdout and stderr', async () => {
    const done = await runBounded(['sh', '-c', 'echo out; echo err >&2; exit 3'], SURROUNDINGS);
    expect(done).toMatchObject({ status: 3, stdout: 'out\n', stderr: 'err\n', timedOut: false });
  });

  it('kills the program and its children when time is up, and keeps what it printed', async () => {
    const script = 'sleep 60 & echo $!; wait';
    const done = await runBounded(['sh', '-c', script], { ...SURROUNDINGS, timeout: 3000 });
    expect(done).toMatchObject({ status: null, timedOut: true });
    expect(done.ms).toBeLessThan(30_000);
    expect(await ended(Number(done.stdout))).toBe(true);
  });

  it('does not wait for a child that left the group and holds the pipes open', async () => {
    const script = `require('child_process').spawn('sleep', ['20'], { detached: true, stdio: 'inherit' }); setInterval(() => {}, 1000)`;
    const done = await runBounded([process.execPath, '-e', script], { ...SURROUNDINGS, timeout: 500 });
    expect(done.timedOut).toBe(true);
    expect(done.ms).toBeLessThan(15_000);
  });

  it('passes nothing of our environment on', async () => {
    const done = await runBounded(['env'], {
      ...SURROUNDINGS,
      env: { PATH: SURROUNDINGS.env.PATH, ONLY: 'this' },
    });
    expect(done.stdout.split('\n').filter((line) => /^(HOME|USER|ANTHROPIC|CLAUDE)/.test(line))).toEqual([]);
  });

  it('rejects when there is no such program', async () => {
    await expect(runBounded(['no-such-program'], SURROUNDINGS)).rejects.toThrow('ENOENT');
  });
});

/** Killed, or dead and not yet reaped by whoever inherited it, which is none of ours and may take its time. */
async function ended(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (!isAlive(pid)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

function isAlive(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  try {
    process.kill(pid, 0);
    return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}
