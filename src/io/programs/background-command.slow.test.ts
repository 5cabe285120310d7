import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import { readBackground, startBackground, stopBackground, waitForBackground } from './background-command.ts';

const TOP = resolve(import.meta.dirname, '../../..');
/** The program from its sources. */
const PROGRAM = [
  process.execPath,
  '--import',
  import.meta.resolve('tsx'),
  join(TOP, 'src/bin.ts'),
  'background',
];

afterEach(() => {
  vi.unstubAllEnvs();
});

function prepared() {
  const cwd = sampleFolder();
  const folder = join(sampleFolder(), 'round 1', 'tests');
  onTestFinished(() => stopBackground(folder));
  const start = (command: string, timeoutMs = 60_000) =>
    startBackground(folder, { command, cwd, timeoutMs }, PROGRAM);
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { cwd, folder, start, text };
}

const isAlive = (pid: number): boolean => {
  try {
    // A zombie answers to a signal, too.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const pidIn = async (path: string): Promise<number> => {
  for (let tries = 0; tries < 200 && !existsSync(path); tries += 1) await delay(50);
  await delay(50);
  return Number(readFileSync(path, 'utf8'));
};

describe('startBackground', () => {
  it('runs a shell’s command line in the folder asked for, and keeps what it prints and how it ends', async () => {
    const { cwd, folder, start, text } = prepared();
    expect(await readBackground(folder)).toEqual({ kind: 'absent' });
    expect(['running', 'finished']).toContain((await start('pwd && echo "to stderr" >&2; exit 3')).kind);
    const state = await waitForBackground(folder, 20_000);
    expect(state).toEqual({
      kind: 'finished',
      status: 3,
      signal: null,
      milliseconds: expect.any(Number) as number,
      timedOut: false,
    });
    expect(text('output.txt')).toBe(`${cwd}\nto stderr\n`);
    // An audit that an earlier version began goes on with what that version wrote.
    const written = { command: 'pwd && echo "to stderr" >&2; exit 3', cwd, timeoutMs: 60_000 };
    expect(text('command.json')).toBe(`${JSON.stringify(written)}\n`);
    expect(await start('pwd && echo "to stderr" >&2; exit 3')).toEqual(state);
  });

  it('is running until then', async () => {
    const { cwd, folder, start } = prepared();
    expect(await start('while [ ! -e go ]; do sleep 0.1; done')).toEqual({ kind: 'running' });
    expect(await waitForBackground(folder, 200)).toEqual({ kind: 'running' });
    writeFileSync(join(cwd, 'go'), '');
    expect(await waitForBackground(folder, 20_000)).toMatchObject({ kind: 'finished', status: 0 });
  });

  it('starts the command once, however many ask', async () => {
    const { cwd, folder, start } = prepared();
    await Promise.all(Array.from({ length: 4 }, () => start('echo ran >>count')));
    await waitForBackground(folder, 20_000);
    await start('echo ran >>count');
    await delay(500);
    expect(readFileSync(join(cwd, 'count'), 'utf8')).toBe('ran\n');
  });

  it('starts it after a crash between the command and its runner', async () => {
    const { cwd, folder, start } = prepared();
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'command.json'),
      `${JSON.stringify({ command: 'true', cwd, timeoutMs: 60_000 })}\n`,
    );
    expect(await readBackground(folder)).toEqual({ kind: 'absent' });
    await start('true');
    expect(await waitForBackground(folder, 20_000)).toMatchObject({ kind: 'finished', status: 0 });
  });

  it('refuses a folder that is another command’s', async () => {
    const { folder, start } = prepared();
    await start('true');
    await expect(start('false')).rejects.toMatchObject({
      code: 'run/corrupt',
      message: `${folder} belongs to another command: true`,
    });
  });

  it('kills the whole group after the time-out', async () => {
    const { cwd, folder, start } = prepared();
    await start(`sh -c 'echo $$ >pid; trap "" TERM; while :; do sleep 0.1; done' & wait`, 500);
    const inner = await pidIn(join(cwd, 'pid'));
    expect(isAlive(inner)).toBe(true);
    expect(await waitForBackground(folder, 20_000)).toMatchObject({ kind: 'finished', timedOut: true });
    await delay(100);
    expect(isAlive(inner)).toBe(false);
  });

  it('makes a command end that will not', async () => {
    const { folder, start } = prepared();
    await start('trap "" TERM; while :; do sleep 0.1; done', 200);
    expect(await waitForBackground(folder, 20_000)).toMatchObject({
      kind: 'finished',
      status: null,
      signal: 'SIGKILL',
      timedOut: true,
    });
  });

  it('leaves nothing running when the command has ended', async () => {
    const { cwd, folder, start } = prepared();
    await start('sleep 60 & echo $! >pid');
    expect(await waitForBackground(folder, 20_000)).toMatchObject({
      kind: 'finished',
      status: 0,
      timedOut: false,
    });
    await delay(100);
    expect(isAlive(await pidIn(join(cwd, 'pid')))).toBe(false);
  });

  it('says so when the command’s folder is not there', async () => {
    const { folder, cwd, text } = prepared();
    await startBackground(folder, { command: 'true', cwd: join(cwd, 'nowhere'), timeoutMs: 1000 }, PROGRAM);
    expect(await waitForBackground(folder, 20_000)).toMatchObject({ kind: 'finished', status: 127 });
    expect(text('output.txt')).toContain('could not be started');
  });

  it('hands on the environment, without what git and this program put in', async () => {
    vi.stubEnv('GIT_DIR', '/nowhere');
    vi.stubEnv('GIT_AUTHOR_NAME', 'somebody');
    vi.stubEnv('NODE_EXTRA_CA_CERTS', '');
    vi.stubEnv('FROM_THE_USER', 'yes');
    const { folder, start, text } = prepared();
    await start('env');
    await waitForBackground(folder, 20_000);
    const names = text('output.txt').match(/^\w+(?==)/gm) ?? [];
    expect(names).toContain('FROM_THE_USER');
    expect(names).toContain('PATH');
    expect(names.filter((name) => /^GIT_|^CORRECTLESS_BACKGROUND$|^NODE_EXTRA/.test(name))).toEqual([]);
  });

  it('outlives whoever started it, killed with its whole group', async () => {
    const { cwd, folder } = prepared();
    const script = `import { startBackground } from ${JSON.stringify(join(import.meta.dirname, 'background-command.ts'))};
      await startBackground(${JSON.stringify(folder)}, { command: 'while [ ! -e go ]; do sleep 0.1; done; echo done', cwd: ${JSON.stringify(cwd)}, timeoutMs: 60000 }, ${JSON.stringify(PROGRAM)});
      await new Promise(() => setInterval(() => undefined, 1000));`;
    const file = join(sampleFolder(), 'starter.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file.replace(/ts$/, 'mts'), script);
    const starter = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), file.replace(/ts$/, 'mts')],
      {
        detached: true,
        stdio: 'ignore',
      },
    );
    for (let tries = 0; tries < 200 && (await readBackground(folder)).kind === 'absent'; tries += 1)
      await delay(50);
    process.kill(-starter.pid!, 'SIGHUP');
    process.kill(-starter.pid!, 'SIGKILL');
    await delay(200);
    expect(await readBackground(folder)).toEqual({ kind: 'running' });
    writeFileSync(join(cwd, 'go'), '');
    expect(await waitForBackground(folder, 20_000)).toMatchObject({ kind: 'finished', status: 0 });
    expect(readFileSync(join(folder, 'output.txt'), 'utf8')).toBe('done\n');
  });

  it.each([
    ['that fails', [process.execPath, '-e', 'console.error("no room"); process.exitCode = 1'], 'no room'],
    ['that is not there', ['/nowhere/node'], 'no reason given'],
  ])('says so when the runner is one %s', async (_, program, said) => {
    const { cwd, folder } = prepared();
    const command = { command: 'true', cwd, timeoutMs: 1000 };
    await expect(startBackground(folder, command, program)).rejects.toMatchObject({
      code: 'environment/not-started',
      message: expect.stringContaining(said) as string,
    });
    await startBackground(folder, command, PROGRAM);
    expect(await waitForBackground(folder, 20_000)).toMatchObject({ kind: 'finished', status: 0 });
  });
});

describe('readBackground', () => {
  it('knows a runner that died without a word, and starts no other', async () => {
    const { cwd, folder, start, text } = prepared();
    await start('echo $$ >pid; sleep 60');
    const command = await pidIn(join(cwd, 'pid'));
    process.kill((JSON.parse(text('runner.json')) as { pid: number }).pid, 'SIGKILL');
    for (let tries = 0; tries < 100 && (await readBackground(folder)).kind === 'running'; tries += 1)
      await delay(50);
    expect(await readBackground(folder)).toEqual({ kind: 'died' });
    expect(await start('echo $$ >pid; sleep 60')).toEqual({ kind: 'died' });
    expect(isAlive(command)).toBe(true);
    await stopBackground(folder);
    await delay(200);
    expect(isAlive(command)).toBe(false);
    await stopBackground(folder);
  });

  it('does not take another program for the runner because it has its id', async () => {
    const { folder } = prepared();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'runner.json'), JSON.stringify({ pid: process.pid, born: 'long ago' }));
    expect(await readBackground(folder)).toEqual({ kind: 'died' });
  });

  it('refuses files that are damaged', async () => {
    const { folder } = prepared();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'status.json'), '{');
    await expect(readBackground(folder)).rejects.toMatchObject({ code: 'run/corrupt' });
    writeFileSync(join(folder, 'status.json'), '{}');
  });

  it.each([
    null,
    {},
    { kind: 'other' },
    { home: undefined },
    { tmp: 1 },
    { writable: '/' },
    { writable: [1] },
  ])('refuses a command whose sandbox is not one: %j', async (wrong) => {
    const { cwd, folder, start } = prepared();
    mkdirSync(folder, { recursive: true });
    const good = { kind: 'none', writable: [], home: cwd, tmp: cwd };
    const sandbox = wrong !== null && Object.keys(wrong).length > 0 ? { ...good, ...wrong } : wrong;
    const command = { command: 'true', cwd, timeoutMs: 1000, sandbox };
    writeFileSync(join(folder, 'command.json'), JSON.stringify(command));
    await expect(start('true')).rejects.toMatchObject({
      code: 'run/corrupt',
      message: expect.stringContaining('is not what this program writes') as string,
    });
  });
});

describe('stopBackground', () => {
  it('ends the command, and then it is known how', async () => {
    const { folder, start } = prepared();
    await start('sleep 60');
    await stopBackground(folder);
    expect(await waitForBackground(folder, 20_000)).toMatchObject({
      kind: 'finished',
      signal: 'SIGTERM',
      timedOut: false,
    });
  });
});

it('the scan of the tests for what is alive sees this program', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(Number(execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' })))).toBe(false);
});
