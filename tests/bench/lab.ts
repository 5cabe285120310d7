import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { bundleFiles } from '../../scripts/bundle-files.ts';
import type { Row } from './row.ts';

export const TOP = resolve(import.meta.dirname, '..', '..');

/** What a bench is given. */
export type Lab = {
  /** A folder of its own, gone at the end. */
  readonly scratch: string;
  /** The launcher of a bundle made from these sources: what users run. */
  readonly correctless: string;
  /** The environment of everything that is started: the user's, without certificates that would slow every node. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Fewer runs. */
  readonly short: boolean;
  /** Of the large inputs, this share: 1 is what the targets name. */
  readonly scale: number;
};

export type Bench = {
  readonly name: string;
  /** In every form, not in the short one, or only when it is asked for: it needs the real client. */
  readonly runs: 'always' | 'in full' | 'by name';
  readonly run: (lab: Lab) => Promise<Measured>;
};

/** Rows of the table, or a page of its own where the figures are no times. */
export type Measured = readonly Row[] | { readonly text: string; readonly figures: unknown };

export async function openLab(scratch: string, { short, scale }: Pick<Lab, 'short' | 'scale'>): Promise<Lab> {
  const plugin = join(scratch, 'plugin');
  for (const { path, content } of await bundleFiles()) write(join(plugin, path), content);
  for (const folder of ['bin', 'hooks', 'agents', '.claude-plugin', 'plugins', 'skills', 'commands']) {
    cpSync(join(TOP, folder), join(plugin, folder), { recursive: true });
  }
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const own = { ...env, XDG_CACHE_HOME: join(scratch, 'cache'), GIT_CONFIG_GLOBAL: '/dev/null' };
  return { scratch, correctless: join(plugin, 'bin', 'correctless'), env: own, short, scale };
}

/** A program of ours that times something inside one process, as plain node reads it: no loader is in the figures. */
export async function insideProgram(lab: Lab, entry: string): Promise<string> {
  const outfile = join(lab.scratch, 'inside', `${entry}.mjs`);
  await build({
    entryPoints: [join(TOP, 'tests', 'bench', 'inside', `${entry}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'silent',
  });
  return outfile;
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
