import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asRepoPath, type RepoPath } from '../../../src/kernel/repo-path.ts';

const CACHE = fileURLToPath(new URL('../../../.cache/packages/', import.meta.url));

/**
 * Packages that publish their TypeScript sources, and the conditions of `exports` under which they are developed.
 *
 * That zod's own sources mean one another by `@zod/source` rests on two files: the published `package.json` names it in
 * `zshy.sourceDialects` (its build tool's name for conditions that lead to sources), and `.configs/tsconfig.base.json` of
 * its repository, which is not in the package, in `customConditions`.
 */
export const PACKAGES = [
  { name: 'rxjs', version: '7.8.1', conditions: [] },
  { name: 'zod', version: '3.25.76', conditions: ['@zod/source'] },
  { name: '@reduxjs/toolkit', version: '2.9.0', conditions: [] },
] as const;

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

/** Every file below a folder, from there, in order. */
export function filesBelow(folder: string): RepoPath[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => asRepoPath(join(entry.parentPath, entry.name).slice(folder.length + 1)) ?? [])
    .toSorted();
}
