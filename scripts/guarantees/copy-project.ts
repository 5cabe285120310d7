import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Folders that git ignores and tests need. They are large and only read, so the copy links to them. */
const LINKED = ['node_modules', '.cache'];
const LEFT_OUT = [...LINKED, '.git', '.correctless', 'coverage'];

const NOBODY = ['-c', 'user.name=copy', '-c', 'user.email=copy@example.com', '-c', 'commit.gpgSign=false'];

/**
 * Copies the project, uncommitted changes included, into a temporary folder with its own repository. Nothing done there changes
 * the user's files, index or refs. The caller removes the folder.
 */
export async function copyProject(top: string): Promise<string> {
  const copy = await mkdtemp(join(await realpath(tmpdir()), 'guarantees-'));
  const git = (...args: string[]) => execFileSync('git', [...NOBODY, ...args], { cwd: copy });
  try {
    const filter = (path: string): boolean => !LEFT_OUT.includes(relative(top, path));
    await cp(top, copy, { recursive: true, verbatimSymlinks: true, filter });
    for (const name of LINKED.filter((one) => existsSync(join(top, one))))
      await symlink(await realpath(join(top, name)), join(copy, name));
    git('init', '--quiet');
    await writeFile(join(copy, '.git/info/exclude'), LINKED.map((name) => `/${name}\n`).join(''));
    git('add', '--all');
    git('commit', '--quiet', '--no-verify', '--message', 'copy');
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
}
