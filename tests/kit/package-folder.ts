import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../.cache/packages/', import.meta.url));

/**
 * The unpacked files of a package, kept in the cache. That it cannot be fetched is a failure: a skipped test proves
 * nothing.
 */
export function packageFolder(name: string, version: string): string {
  const file = `${name.replace('@', '').replace('/', '-')}-${version}`;
  const folder = join(CACHE, file);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'fetching-'));
  try {
    const args = [
      'pack',
      '--silent',
      '--ignore-scripts',
      '--pack-destination',
      scratch,
      `${name}@${version}`,
    ];
    execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('tar', ['xzf', join(scratch, `${file}.tgz`), '-C', scratch]);
    const [top = 'package'] = readdirSync(scratch).filter((entry) => !entry.endsWith('.tgz'));
    renameSync(join(scratch, top), folder);
    return folder;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
