import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { STARTED_FOR } from './background-environment.ts';
import { FILES } from './background-files.ts';
import { readTextIfAny } from '../files/files.ts';
import { readInstallation } from '../own/installation.ts';

/** How long the runner may take to start. */
const START_MS = 30_000;

/**
 * Starts the program that runs the command of a folder, in a separate session: it survives our end and that of the terminal.
 *
 * @param program given only by tests
 */
export async function startRunner(
  given: string,
  program?: readonly string[],
): Promise<{ readonly hasEnded: () => boolean }> {
  const folder = resolve(given);
  const [file = '', ...args] = program ?? (await ownProgram());
  const output = await open(join(folder, FILES.runnerOutput), 'a');
  const runner = spawn(file, [...args, folder], {
    cwd: folder,
    env: { ...process.env, [STARTED_FOR]: folder },
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  let ended = false;
  const end = (): void => {
    ended = true;
  };
  runner.on('exit', end).on('error', end).unref();
  await output.close();
  const until = performance.now() + START_MS;
  return { hasEnded: () => ended || performance.now() > until };
}

/** The failure when the runner has ended, or takes too long, and the command is not running. */
export async function notStarted(folder: string): Promise<Failure> {
  const text = (await readTextIfAny(join(folder, FILES.runnerOutput)))?.trim() ?? '';
  const said = text === '' ? 'no reason given' : text;
  return new Failure('environment/not-started', `nothing runs the command of ${folder}: ${said}`, {
    hint: 'start it again; if that does not help: correctless doctor',
  });
}

async function ownProgram(): Promise<string[]> {
  const { top } = await readInstallation([]);
  return [process.execPath, join(top, 'dist', 'start.cjs'), 'background'];
}
