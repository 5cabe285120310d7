import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lab } from './lab.ts';

/** One start of ours, in seconds: since some day, and of the processor. And what it was asked. */
export type OwnStart = {
  readonly from: number;
  readonly to: number;
  readonly cpu: number;
  readonly what: string;
};

export type WatchedPlugin = { readonly dir: string; readonly starts: () => readonly OwnStart[] };

/** A copy of the plugin whose launcher writes down when it was called and when it had ended, and does nothing else. */
export function watchedPlugin(lab: Lab, name: string): WatchedPlugin {
  const [dir, log] = [join(lab.scratch, `watched-${name}`), join(lab.scratch, `starts-${name}`)];
  cpSync(join(lab.scratch, 'plugin'), dir, { recursive: true });
  mkdirSync(join(dir, 'real'));
  renameSync(join(dir, 'bin', 'correctless'), join(dir, 'real', 'correctless'));
  // In bash, which knows the time without a process of its own.
  const watcher = `#!/usr/bin/env bash
from=$EPOCHREALTIME TIMEFORMAT='%U %S'
exec 3>&2 4>&1
cpu=$({ time "\${BASH_SOURCE[0]%/*}/../real/correctless" "$@" 2>&3 >&4; } 2>&1)
status=$?
printf '%s %s %s %s\\n' "$from" "$EPOCHREALTIME" "$cpu" "\${1-} \${2-}" >>'${log}'
exit $status
`;
  writeFileSync(join(dir, 'bin', 'correctless'), watcher, { mode: 0o755 });
  writeFileSync(log, '');
  return { dir, starts: () => readFileSync(log, 'utf8').split('\n').filter(Boolean).map(startIn) };
}

function startIn(line: string): OwnStart {
  const [from, to, user, system, first = '', second = ''] = line.split(' ');
  const what = first === 'hook' ? `hook ${second}` : first;
  return { from: Number(from), to: Number(to), cpu: Number(user) + Number(system), what };
}

/** Seconds in which at least one of them ran: what runs beside another adds nothing. */
export function secondsCovered(starts: readonly OwnStart[]): number {
  let [sum, end] = [0, -Infinity];
  for (const { from, to } of starts.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}
