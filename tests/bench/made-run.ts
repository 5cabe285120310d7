import { spawnSync } from 'node:child_process';
import type { Lab } from './lab.ts';

/** A slot as `correctless next` offers it; `packet` is the path of its packet. */
export type Offered = { readonly slot: string; readonly agent: string; readonly packet: string };

export type PlannedRun = { readonly run: string; readonly dir: string; readonly offered: readonly Offered[] };

/** A run of the shipped command in a repository, its first slots offered. */
export function plannedRun(lab: Lab, top: string, target: string, options: readonly string[]): PlannedRun {
  const planned = callIn(lab, top, ['plan', target, '--yes', '--no-since-last', ...options, '--json']);
  const { run, dir } = JSON.parse(planned) as { run: string; dir: string };
  return { run, dir, offered: nextIn(lab, top, run) };
}

/** What is to be done next: nothing offered means that the run is done. */
export function nextIn(lab: Lab, top: string, run: string): readonly Offered[] {
  return (JSON.parse(callIn(lab, top, ['next', run, '--json'])) as { slots: Offered[] }).slots;
}

/** What the shipped command answers, if it does. */
export function callIn(lab: Lab, cwd: string, args: readonly string[], input?: string | Uint8Array): string {
  const { status, stdout, stderr } = spawnSync(lab.correctless, args, {
    cwd,
    env: lab.env,
    input: input ?? '',
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0)
    throw new Error(`correctless ${args.join(' ')} ended with status ${status ?? '?'}: ${stderr}`);
  return stdout;
}
