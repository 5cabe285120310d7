import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** The gits that this process starts from now on, by what each is asked to do: `cat-file`, `ls-tree`. */
export function startedGits(): () => string[] {
  const started: ChildProcess[] = [];
  const note = (message: unknown): void => {
    started.push((message as { process: ChildProcess }).process);
  };
  subscribe('child_process', note);
  onTestFinished(() => {
    unsubscribe('child_process', note);
  });
  return () =>
    started.flatMap(({ spawnargs: [program, ...args] }) => (program === 'git' ? [asked(args)] : []));
}

/** The first word that is neither an option nor a setting. */
function asked(args: readonly string[]): string {
  return args.find((arg, at) => !arg.startsWith('-') && args[at - 1] !== '-c') ?? '';
}
