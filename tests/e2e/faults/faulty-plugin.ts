import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../review/review-session.ts';

const OWN = fileURLToPath(new URL('./plugin', import.meta.url));

/** Few, so that an agent that never ends, or a hook that hangs, costs seconds. */
const TURNS = 5;
const HOOK_SECONDS = 12;

/** How a fault is named to the plugin's copy: `plugin/correctless.sh`. */
export type PluginFault = `${string}:${string}=${'kill' | 'slow' | 'fill' | 'freeze' | 'clock'}`;

export type FaultyPlugin = {
  readonly dirs: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** What is to go wrong from now on, also while a client runs. */
  readonly failAt: (faults: readonly PluginFault[]) => void;
};

/**
 * The shipped plugin in a folder of its own: the same bundle, agents, hooks and skills, but for the limits above and a
 * launcher that can be told to fail. Answers what the client needs to load it.
 */
export function faultyPlugin(into: string): FaultyPlugin {
  const plugin = join(into, 'plugin');
  mkdirSync(join(plugin, 'bin'), { recursive: true });
  for (const folder of ['.claude-plugin', 'agents', 'commands', 'hooks', 'skills'])
    cpSync(join(ROOT, folder), join(plugin, folder), { recursive: true });
  for (const name of readdirSync(join(plugin, 'agents')))
    edit(join(plugin, 'agents', name), (text) => text.replace(/^maxTurns: \d+$/m, `maxTurns: ${TURNS}`));
  edit(join(plugin, 'hooks/hooks.json'), (text) =>
    text.replaceAll(/"timeout": \d+/g, `"timeout": ${HOOK_SECONDS}`),
  );
  copyFileSync(join(OWN, 'correctless.sh'), join(plugin, 'bin/correctless'));
  chmodSync(join(plugin, 'bin/correctless'), 0o755);
  const clock = join(into, 'clock');
  mkdirSync(clock);
  copyFileSync(join(OWN, 'clock.cjs'), join(clock, 'clock.cjs'));
  const list = join(into, 'faults');
  const failAt = (faults: readonly PluginFault[]): void => writeFileSync(list, faults.join('\n'));
  failAt([]);
  const real = join(ROOT, 'bin/correctless');
  return {
    dirs: [plugin, join(ROOT, 'plugins/df')],
    env: { CORRECTLESS_REAL: real, CORRECTLESS_CLOCK: clock, CORRECTLESS_FAULTS: list },
    failAt,
  };
}

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${path} has nothing to change`);
  writeFileSync(path, changed);
}
