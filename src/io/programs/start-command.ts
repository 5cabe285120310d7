import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { userEnvironment } from './background-environment.ts';
import { FILES } from './background-files.ts';
import type { BackgroundCommand } from './background-folder.ts';
import { allowedEnvironment } from './sandbox/allowed-environment.ts';
import { sandboxed } from './sandbox/sandboxed.ts';

type Started = {
  readonly child: ChildProcess;
  /** False when the sandbox ended before it had let the command begin. */
  readonly hasBegun: () => boolean;
};

/** Said by the shell in the sandbox: otherwise a sandbox that fails would be taken for a command that does. */
const BEGIN = 'echo begun >&3; exec 3>&-\n';

/** Starts a command in a process group of its own, which is to be killed as a whole. */
export function startCommand(
  folder: string,
  { command, cwd, sandbox }: BackgroundCommand,
  output: number,
): Started {
  const how: SpawnOptions = { cwd, detached: true, stdio: ['ignore', output, output] };
  const asShell = (env: NodeJS.ProcessEnv): Started => ({
    child: spawn(command, { ...how, shell: true, env }),
    hasBegun: () => true,
  });
  if (sandbox === undefined) return asShell(userEnvironment(process.env));
  const { kind, writable, home, tmp } = sandbox;
  for (const own of [home, tmp]) mkdirSync(own, { recursive: true });
  const env = allowedEnvironment(process.env, sandbox);
  if (kind === 'none') return asShell(env);
  const [program, ...args] = sandboxed(kind, { command: `${BEGIN}${command}`, cwd, writable, home, tmp });
  const path = join(folder, FILES.begun);
  const begun = openSync(path, 'w');
  try {
    // With relative folders in PATH, the work tree could bring a `bwrap` of its own.
    const child = spawn(program, args, { ...how, cwd: '/', env, stdio: ['ignore', output, output, begun] });
    return { child, hasBegun: () => statSync(path).size > 0 };
  } finally {
    closeSync(begun);
  }
}
