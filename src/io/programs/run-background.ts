import type { ChildProcess } from 'node:child_process';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES } from './background-files.ts';
import {
  becomeRunner,
  programText,
  readCommand,
  type BackgroundCommand,
  type BackgroundEnd,
} from './background-folder.ts';
import { writeFileAtomically } from '../files/files.ts';
import { killGroup } from './kill-group.ts';
import { startCommand } from './start-command.ts';

/** Between asking a group to end and killing it. */
const GRACE_MS = 2000;
/** The longest delay of a node timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** Of a shell that cannot find a program; here also when there is no such folder, or no sandbox. */
const NOT_STARTED = 127;

/**
 * Runs the command of a folder and records how it ended: the detached side of `startBackground`. Returns at once when another
 * process runs it, or did.
 *
 * The command's group does not outlive it: what is left at the end is killed. When asked to end, the runner first ends the
 * command.
 *
 * @throws usage/bad-value, run/corrupt, environment/file-unwritable
 */
export async function runBackground(folder: string): Promise<void> {
  const command = await readCommand(folder);
  // Set up before anybody can learn our id and send a signal.
  const stopped = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());
  if (!(await becomeRunner(folder))) return;
  const output = await open(join(folder, FILES.output), 'w');
  try {
    const end = await runCommand(folder, command, output, stopped.signal);
    await writeFileAtomically(join(folder, FILES.status), `${JSON.stringify(end)}\n`);
  } finally {
    await output.close();
  }
}

async function runCommand(
  folder: string,
  command: BackgroundCommand,
  output: FileHandle,
  stopped: AbortSignal,
): Promise<BackgroundEnd> {
  const started = performance.now();
  const { child, hasBegun } = startCommand(folder, command, output.fd);
  const ended = endOf(child, output);
  let timedOut = false;
  const stop = (): void => {
    killGroup(child.pid, 'SIGTERM');
    setTimeout(() => killGroup(child.pid, 'SIGKILL'), GRACE_MS).unref();
  };
  stopped.addEventListener('abort', stop);
  if (stopped.aborted) stop();
  const timer = setTimeout(
    () => {
      timedOut = true;
      stop();
    },
    Math.min(command.timeoutMs, LONGEST_MS),
  );
  if (child.pid !== undefined)
    await writeFileAtomically(join(folder, FILES.group), await programText(child.pid));
  const [status, signal] = await ended;
  clearTimeout(timer);
  killGroup(child.pid, 'SIGKILL');
  const end = { signal, milliseconds: Math.round(performance.now() - started), timedOut };
  if (status === null || hasBegun()) return { status, ...end };
  await output.write('correctless: the sandbox could not be started\n');
  return { status: NOT_STARTED, ...end };
}

function endOf(child: ChildProcess, output: FileHandle): Promise<[number | null, string | null]> {
  return new Promise((resolve) => {
    child.on('exit', (status, signal) => resolve([status, signal]));
    child.on('error', (error) => {
      void output.write(`correctless: the command could not be started: ${error.message}\n`).then(() => {
        resolve([NOT_STARTED, null]);
      });
    });
  });
}
