import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../kernel/failure.ts';
import { FILES } from './background-files.ts';
import {
  readCommand,
  readEnd,
  runningIn,
  type BackgroundCommand,
  type BackgroundEnd,
} from './background-folder.ts';
import { createFileOnce } from '../files/files.ts';
import { killGroup } from './kill-group.ts';
import { notStarted, startRunner } from './start-runner.ts';

export type BackgroundState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'running' }
  /** The runner is gone without recording how the command ended; the command itself may still run. */
  | { readonly kind: 'died' }
  | ({ readonly kind: 'finished' } & BackgroundEnd);

const POLL_MS = 50;

/**
 * Runs a command line in a separate shell that outlives this program and its terminal. The output goes to `<folder>/output.txt`,
 * the result to `<folder>/status.json`; after the time-out the whole process group is killed.
 *
 * A folder is for one command, which is started once, however often and by however many processes this is called.
 *
 * @param program what runs the folder, which is added as its last argument; given only by tests
 * @throws run/corrupt when the folder belongs to another command, environment/not-started
 */
export async function startBackground(
  folder: string,
  command: BackgroundCommand,
  program?: readonly string[],
): Promise<BackgroundState> {
  const { command: line, cwd, timeoutMs, sandbox } = command;
  const text = `${JSON.stringify({ command: line, cwd, timeoutMs, sandbox })}\n`;
  if (!(await createFileOnce(join(folder, FILES.command), text))) {
    const there = await readCommand(folder);
    if (`${JSON.stringify(there)}\n` !== text) {
      throw new Failure('run/corrupt', `${folder} belongs to another command: ${there.command}`);
    }
  }
  const state = await readBackground(folder);
  if (state.kind !== 'absent') return state;
  const runner = await startRunner(folder, program);
  for (;;) {
    const over = runner.hasEnded();
    const now = await readBackground(folder);
    if (now.kind !== 'absent') return now;
    if (over) throw await notStarted(folder);
    await delay(POLL_MS);
  }
}

/** The state of a folder's command; absent until a runner has begun. */
export async function readBackground(folder: string): Promise<BackgroundState> {
  const runner = await runningIn(folder, FILES.runner);
  // Read after the runner was checked, because it may have ended in between.
  const end = await readEnd(folder);
  if (end !== undefined) return { kind: 'finished', ...end };
  if (runner === undefined) return { kind: 'absent' };
  return { kind: runner === 'gone' ? 'died' : 'running' };
}

/** The state when the command has ended, or after `ms` milliseconds. */
export async function waitForBackground(folder: string, ms: number): Promise<BackgroundState> {
  const until = performance.now() + ms;
  for (;;) {
    const state = await readBackground(folder);
    const left = until - performance.now();
    if (state.kind !== 'running' || left <= 0) return state;
    await delay(Math.min(POLL_MS, left));
  }
}

/** Ends a command and its children, even if its runner died. Does nothing when there is nothing to end. */
export async function stopBackground(folder: string): Promise<void> {
  const [runner, group] = await Promise.all([
    runningIn(folder, FILES.runner),
    runningIn(folder, FILES.group),
  ]);
  // The runner leads its own group. It ends the command and records how it ended.
  if (typeof runner === 'number') killGroup(runner, 'SIGTERM');
  else if (typeof group === 'number') killGroup(group, 'SIGKILL');
}
