import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One published version. `integrity` is the registry's: `sha512-` and the tarball's hash in base64. */
export type Published = { readonly name: string; readonly version: string; readonly integrity: string };

/** The registry was out of reach. Whoever works without a network skips the case and says so. */
export class NotFetched extends Error {}

/** Writes the tarball of a version into a folder and gives its path. Throws where it cannot. */
export type Pack = (spec: string, into: string) => string;

export const FETCHED = fileURLToPath(new URL('../../.cache/real', import.meta.url));

const LIMIT_MS = 120_000;

const npmPack: Pack = (spec, into) => {
  const said = execFileSync('npm', ['pack', spec, '--json', '--ignore-scripts', '--pack-destination', into], {
    cwd: into,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  });
  const [packed] = JSON.parse(said) as { filename: string }[];
  return join(into, packed?.filename ?? '');
};

/**
 * The folder with the files of a published version, fetched where it is not there yet. Third-party code lies in
 * `.cache` only, and only bytes with the pinned hash are unpacked.
 *
 * @throws NotFetched where the registry is out of reach
 * @throws an Error where the bytes are not those that were pinned
 */
export function fetchedPackage(wanted: Published, cache: string = FETCHED, pack: Pack = npmPack): string {
  const spec = `${wanted.name}@${wanted.version}`;
  const digest = createHash('sha256').update(wanted.integrity).digest('hex').slice(0, 12);
  const folder = join(cache, `${wanted.name.replaceAll(/[^a-z0-9.-]+/g, '-')}-${wanted.version}-${digest}`);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, '.part-'));
  try {
    const tarball = packed(spec, scratch, pack);
    const found = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
    if (found !== wanted.integrity)
      throw new Error(
        `${spec} has integrity ${found}, and ${wanted.integrity} is pinned: nothing was unpacked`,
      );
    const unpacked = join(scratch, 'unpacked');
    mkdirSync(unpacked);
    // The top folder of a tarball is mostly `package`, and has any name.
    execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1', '--no-same-owner']);
    renameSync(unpacked, folder);
    return folder;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function packed(spec: string, into: string, pack: Pack): string {
  try {
    return pack(spec, into);
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n');
    // npm's own words, without the command line and its folders.
    const told = lines.filter((line) => line.startsWith('npm error')).slice(0, 2);
    const why = (told.length > 0 ? told : lines.slice(0, 1)).join('; ');
    throw new NotFetched(`${spec} was not fetched from the npm registry (${why})`);
  }
}
