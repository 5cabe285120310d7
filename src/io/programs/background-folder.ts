import { FILES } from './background-files.ts';
import { join } from 'node:path';
import { SANDBOX_KINDS, type SandboxKind } from '../../contracts/vocabulary.ts';
import { Failure } from '../../kernel/failure.ts';
import { processStartTime } from './start-time.ts';
import { createFileOnce, readTextIfAny } from '../files/files.ts';

/** A command line for a shell, as `command.json` holds it. */
export type BackgroundCommand = {
  readonly command: string;
  /** Absolute path of an existing folder. */
  readonly cwd: string;
  readonly timeoutMs: number;
  /** For a command that nobody can be asked about. Without it the command runs as the user does. */
  readonly sandbox?: Sandbox;
};

export type Sandbox = {
  readonly kind: SandboxKind;
  /** Absolute paths of what the command may write to besides `home` and `tmp`. */
  readonly writable: readonly string[];
  /** Folders of its own, absolute. They are made if they are not there. */
  readonly home: string;
  readonly tmp: string;
};

/** How it ended, as `status.json` holds it. */
export type BackgroundEnd = {
  /** Exit status of the shell; null when a signal ended it. */
  readonly status: number | null;
  readonly signal: string | null;
  readonly milliseconds: number;
  readonly timedOut: boolean;
};

/** A running process, as written to a file. */
type Program = { readonly pid: number; readonly born: string };

/** Throws `usage/bad-value` when there is no command, `run/corrupt` when it cannot be read. */
export async function readCommand(folder: string): Promise<BackgroundCommand> {
  const value = await readJson(folder, FILES.command);
  if (value === undefined) {
    throw new Failure('usage/bad-value', `${folder} holds no ${FILES.command}`, {
      hint: 'this command is for the program itself',
    });
  }
  const { command, cwd, timeoutMs, sandbox } = value as Partial<Record<string, unknown>>;
  if (typeof command === 'string' && typeof cwd === 'string' && typeof timeoutMs === 'number') {
    if (sandbox === undefined) return { command, cwd, timeoutMs };
    if (isSandbox(sandbox)) return { command, cwd, timeoutMs, sandbox };
  }
  throw new Failure('run/corrupt', `${join(folder, FILES.command)} is not what this program writes`);
}

function isSandbox(value: unknown): value is Sandbox {
  const { kind, writable, home, tmp } = Object(value) as Partial<Record<string, unknown>>;
  const paths: unknown[] = [home, tmp, ...(Array.isArray(writable) ? (writable as unknown[]) : [undefined])];
  return SANDBOX_KINDS.some((one) => one === kind) && paths.every((path) => typeof path === 'string');
}

/** Makes this process the one that runs the command. False when another one does. */
export async function becomeRunner(folder: string): Promise<boolean> {
  return createFileOnce(join(folder, FILES.runner), await programText(process.pid));
}

export async function programText(pid: number): Promise<string> {
  return `${JSON.stringify({ pid, born: (await processStartTime(pid)) ?? 'gone' } satisfies Program)}\n`;
}

/** The process id in a file, if the process is still running; undefined when there is no such file. */
export async function runningIn(
  folder: string,
  file: typeof FILES.runner | typeof FILES.group,
): Promise<number | 'gone' | undefined> {
  const program = (await readJson(folder, file)) as Program | undefined;
  if (program === undefined) return undefined;
  return (await processStartTime(program.pid)) === program.born ? program.pid : 'gone';
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
