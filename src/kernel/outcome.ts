import { FAILURES, Failure } from './failure.ts';
import { inertBlock } from './text/inert.ts';

/** What a command returns. Only `bin.ts` writes it. stdout is the result, stderr is for people. */
export type Outcome = {
  readonly stdout?: string | Uint8Array;
  readonly stderr?: string;
  /** For people too, printed after stdout: what they should read last. */
  readonly lastly?: string;
  readonly status: Status;
};

/** The exit statuses of every command: see `docs/cli.md`. */
export type Status = 0 | 1 | 2 | 3 | 4 | 70 | 130;

/** Status 70 is a bug in this program, so the stack is shown. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof Failure) return { status: FAILURES[error.code], stderr: failureText(error) };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { status: 70, stderr: `internal error, please report it\n${stack}\n` };
}

/**
 * `code: message`, and the next step on its own line. Names in it come from the repository and are made inert for the terminal.
 */
export function failureText(failure: Failure): string {
  const hint = failure.hint === undefined ? '' : `hint: ${failure.hint}\n`;
  return inertBlock(`${failure.code}: ${failure.message}\n${hint}`);
}
