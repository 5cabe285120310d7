import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../kit/package-folder.ts';

/** A package whose published files are its source: more than three thousand of them. */
const PACKAGE = 'core-js';
const [BEFORE, AFTER] = ['3.30.0', '3.32.0'];
/** The folders in which the change takes place, so that it is large but not endless. */
const CHANGED = ['internals', 'modules'];

const GIT = [
  '-c',
  'user.name=T',
  '-c',
  'user.email=t@example.invalid',
  '-c',
  'commit.gpgSign=false',
  '-c',
  'core.autocrlf=false',
];

/**
 * A repository with the source of one version on `main` and, on `feature`, two folders of a later version. Fetched from
 * the registry once; that it cannot be fetched is a failure, because a skipped test proves nothing.
 */
export function publishedSource(top: string): void {
  mkdirSync(top, { recursive: true });
  git(top, 'init', '--quiet', '--initial-branch=main');
  cpSync(packageFolder(PACKAGE, BEFORE), top, { recursive: true });
  writeFileSync(
    join(top, 'CLAUDE.md'),
    '# Rules\n\n- Internals never rely on a method that core-js itself patches.\n',
  );
  git(top, 'add', '--all');
  git(top, 'commit', '--quiet', '--message', `source of ${BEFORE}`);
  git(top, 'switch', '--quiet', '--create', 'feature');
  for (const folder of CHANGED) {
    rmSync(join(top, folder), { recursive: true });
    cpSync(join(packageFolder(PACKAGE, AFTER), folder), join(top, folder), { recursive: true });
  }
  git(top, 'add', '--all');
  git(top, 'commit', '--quiet', '--message', `${CHANGED.join(', ')} of ${AFTER}`);
}

function git(cwd: string, ...args: readonly string[]): void {
  execFileSync('git', [...GIT, ...args], {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  });
}
