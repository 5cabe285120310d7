import { join } from 'node:path';
import {
  readBackground,
  startBackground,
  stopBackground,
  waitForBackground,
} from '../io/programs/background-command.ts';
import type { BackgroundCommand } from '../io/programs/background-folder.ts';
import { listNames, readTextIfAny } from '../io/files/files.ts';
import type { AuditPaths } from './stored/audit-paths.ts';

/** Milliseconds after which a command counts as hanging. */
const TIME_LIMIT = 60 * 60_000;
/** Milliseconds that one call of ours waits for all commands together: the client stops a tool call after two minutes. */
export const PATIENCE = 100_000;

export type CommandRun =
  | { readonly kind: 'running' }
  | {
      readonly kind: 'ended';
      readonly status: number | null;
      readonly output: string;
      readonly milliseconds: number;
      readonly timedOut: boolean;
    };

/** The next free folder for a command of that kind. */
export async function commandFolder(paths: AuditPaths, kind: 'setup' | 'tests'): Promise<string> {
  const used = await listNames(join(paths.dir, kind));
  return paths.command(kind, used.length + 1);
}

/** The folder of the linter run that belongs to these tests. */
export function lintFolder(tests: string): string {
  return join(tests, 'lint');
}

/** Starts a command in its folder unless it was started before, and waits a while for its end. */
export async function runCommand(
  folder: string,
  command: string,
  cwd: string,
  patience: number,
  limits: Partial<BackgroundCommand> = {},
): Promise<CommandRun> {
  if ((await readBackground(folder)).kind === 'absent')
    await startBackground(folder, { command, cwd, timeoutMs: TIME_LIMIT, ...limits });
  const state = await waitForBackground(folder, patience);
  switch (state.kind) {
    case 'running':
    case 'absent':
      return { kind: 'running' };
    case 'died':
      // The process that started it is gone; the command itself may still be running.
      await stopBackground(folder);
      return {
        kind: 'ended',
        status: null,
        output: await outputOf(folder),
        milliseconds: 0,
        timedOut: false,
      };
    case 'finished': {
      const { status, milliseconds, timedOut } = state;
      return { kind: 'ended', status, output: await outputOf(folder), milliseconds, timedOut };
    }
  }
}

export async function outputOf(folder: string): Promise<string> {
  return (await readTextIfAny(join(folder, 'output.txt'))) ?? '';
}
