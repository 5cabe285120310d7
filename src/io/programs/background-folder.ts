import { join } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { birthOf } from './birth.ts';
import { createFileOnce, readTextIfAny } from '../files.ts';

/** A command line for a shell, as `command.json` holds it. */
export type BackgroundCommand = {
  readonly command: string;
  /** Absolute path of an existing folder. */
  readonly cwd: string;
  readonly timeoutMs: number;
};

/** How it ended, as `status.json` holds it. */
export type BackgroundEnd = {
  /** Exit status of the shell; null when a signal ended it. */
  readonly status: number | null;
  readonly signal: string | null;
  readonly milliseconds: number;
  readonly timedOut: boolean;
};

/** A running program as a file names it. */
type Program = { readonly pid: number; readonly born: string };

/**
 * What a folder of a command in the background holds, in the order it appears. Each file appears whole, so that a crash
 * leaves one of the states that `readBackground` tells apart.
 */
export const FILES = {
  /** What to run. The folder is for this command and no other. */
  command: 'command.json',
  /** Who runs it. Whoever creates it does, so that of several who start only one runs the command. */
  runner: 'runner.json',
  /** What the runner itself had to say: of interest when it could not start. */
  runnerOutput: 'runner.txt',
  /** The command's standard output and standard error, as they come. */
  output: 'output.txt',
  /** The leader of the command's group. */
  group: 'group.json',
  status: 'status.json',
} as const;

/** Throws `usage/bad-value` when there is no command, `run/corrupt` when it cannot be read. */
export async function readCommand(folder: string): Promise<BackgroundCommand> {
  const value = await readJson(folder, FILES.command);
  if (value === undefined) {
    throw new Failure('usage/bad-value', `${folder} holds no ${FILES.command}`, {
      hint: 'this command is for the program itself',
    });
  }
  const { command, cwd, timeoutMs } = value as Partial<Record<string, unknown>>;
  if (typeof command === 'string' && typeof cwd === 'string' && typeof timeoutMs === 'number') {
    return { command, cwd, timeoutMs };
  }
  throw new Failure('run/corrupt', `${join(folder, FILES.command)} is not what this program writes`);
}

/** Makes this program the one that runs the command. False: another one is. */
export async function becomeRunner(folder: string): Promise<boolean> {
  return createFileOnce(join(folder, FILES.runner), await programText(process.pid));
}

export async function programText(pid: number): Promise<string> {
  return `${JSON.stringify({ pid, born: (await birthOf(pid)) ?? 'gone' } satisfies Program)}\n`;
}

/** The id of a program that a file names, if it is still running; undefined when there is no such file. */
export async function runningIn(
  folder: string,
  file: typeof FILES.runner | typeof FILES.group,
): Promise<number | 'gone' | undefined> {
  const program = (await readJson(folder, file)) as Program | undefined;
  if (program === undefined) return undefined;
  return (await birthOf(program.pid)) === program.born ? program.pid : 'gone';
}

export async function readEnd(folder: string): Promise<BackgroundEnd | undefined> {
  return (await readJson(folder, FILES.status)) as BackgroundEnd | undefined;
}

async function readJson(folder: string, file: string): Promise<unknown> {
  const text = await readTextIfAny(join(folder, file));
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure('run/corrupt', `${join(folder, file)} is not JSON`, { cause });
  }
}
