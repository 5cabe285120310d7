import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { readTextIfAny } from '../files/files.ts';

/** The plugin that this program is part of, as installed on disk. */
export type Installation = {
  /** Absolute path of the plugin's folder. */
  readonly top: string;
  /** From its plugin.json. */
  readonly version: string;
  /** Those of the requested files that are missing. */
  readonly missing: readonly string[];
};

const MANIFEST = join('.claude-plugin', 'plugin.json');

/** Looks for the plugin's manifest in the folders above this file, which may be in `src/` or in `dist/`. */
export async function readInstallation(needed: readonly string[]): Promise<Installation> {
  const top = topAbove(import.meta.dirname);
  const manifest = JSON.parse((await readTextIfAny(join(top, MANIFEST))) ?? '{}') as { version?: unknown };
  return {
    top,
    version: typeof manifest.version === 'string' ? manifest.version : 'none',
    missing: needed.filter((path) => !existsSync(join(top, path))),
  };
}

function topAbove(folder: string): string {
  if (existsSync(join(folder, MANIFEST))) return folder;
  const parent = dirname(folder);
  if (parent !== folder) return topAbove(parent);
  throw new Failure('environment/file-unreadable', `no ${MANIFEST} above this program`, {
    hint: 'install the plugin again',
  });
}
