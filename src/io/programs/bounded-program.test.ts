import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { runBounded } from './bounded-program.ts';

const bounds = { cwd: tmpdir(), env: process.env, timeoutMs: 20_000, mostBytes: 1000 };
const run = (script: string, changed: Partial<typeof bounds> = {}) =>
  runBounded('sh', ['-c', script], { ...bounds, ...changed });

it('gives both outputs and the status', async () => {
  expect(await run('echo out; echo err >&2; exit 3')).toEqual({
    kind: 'ended',
    status: 3,
    stdout: Buffer.from('out\n'),
    stderr: 'err\n',
  });
});

it('has nothing on its input to wait for', async () => {
  expect(await run('cat')).toMatchObject({ kind: 'ended', status: 0 });
});

it.each(['sleep 60', 'sleep 60 & wait', "trap '' TERM; sleep 60"])(
  'is over when its time is: %s',
  async (script) => {
    const started = performance.now();
    expect(await run(script, { timeoutMs: 200 })).toEqual({ kind: 'late' });
    expect(performance.now() - started).toBeLessThan(30_000);
  },
);

it('ends a program that says too much', async () => {
  expect(await run('yes')).toEqual({ kind: 'too-large' });
});

it('says that a program is not there', async () => {
  await expect(runBounded('no-such-program', [], bounds)).rejects.toMatchObject({ code: 'ENOENT' });
});
