import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundleFiles } from '../../scripts/bundle-files.ts';

const TOP = resolve(import.meta.dirname, '..', '..');

/** What a bench is given. */
export type Lab = {
  /** A folder of its own, gone at the end. */
  readonly scratch: string;
  /** The launcher of a bundle made from these sources: what users run. */
  readonly correctless: string;
  /** The environment of everything that is started: the user's, without certificates that would slow every node. */
  readonly env: Readonly<Record<string, string | undefined>>;
};

export async function openLab(scratch: string): Promise<Lab> {
  const plugin = join(scratch, 'plugin');
  for (const { path, content } of await bundleFiles()) {
    mkdirSync(dirname(join(plugin, path)), { recursive: true });
    writeFileSync(join(plugin, path), content);
  }
  for (const folder of ['bin', 'hooks', 'agents', '.claude-plugin', 'plugins', 'skills', 'commands']) {
    cpSync(join(TOP, folder), join(plugin, folder), { recursive: true });
  }
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const own = { ...env, XDG_CACHE_HOME: join(scratch, 'cache'), GIT_CONFIG_GLOBAL: '/dev/null' };
  return { scratch, correctless: join(plugin, 'bin', 'correctless'), env: own };
}

/** What the command answers, if it does. */
export function callIn(lab: Lab, cwd: string, args: readonly string[], input = ''): string {
  const how = { cwd, env: lab.env, input, encoding: 'utf8', maxBuffer: Infinity } as const;
  const { status, stdout, stderr } = spawnSync(lab.correctless, args, how);
  if (status !== 0)
    throw new Error(`correctless ${args.join(' ')} ended with status ${status ?? '?'}: ${stderr}`);
  return stdout;
}
