import { execFile } from 'node:child_process';
import {
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readlink,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Folders that git ignores and tests need. They are large and only read, so the copy links to them. */
const LINKED = ['node_modules', '.cache'];

const NOBODY = ['-c', 'user.name=copy', '-c', 'user.email=copy@example.com', '-c', 'commit.gpgSign=false'];

/**
 * Copies the project, uncommitted changes included, into a temporary folder with its own repository. Nothing done there changes
 * the user's files, index or refs. The caller removes the folder.
 */
export async function copyProject(top: string): Promise<string> {
  const copy = await mkdtemp(join(await realpath(tmpdir()), 'guarantees-'));
  try {
    for (const path of await projectPaths(top)) await copyEntry(join(top, path), join(copy, path));
    for (const name of LINKED) await linkTo(join(top, name), join(copy, name));
    const git = (...args: readonly string[]) => run('git', [...NOBODY, ...args], { cwd: copy });
    await git('init', '--quiet');
    await writeFile(join(copy, '.git/info/exclude'), LINKED.map((name) => `/${name}\n`).join(''));
    await git('add', '--all');
    await git('commit', '--quiet', '--no-verify', '--message', 'copy');
    return copy;
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
}

async function projectPaths(top: string): Promise<string[]> {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', words, { cwd: top, maxBuffer: 64 * 1024 * 1024 });
  const paths = new Set(stdout.split('\0'));
  return [...paths].filter((path) => path !== '' && !LINKED.includes(path));
}

/** Skips a file that is tracked and deleted. */
async function copyEntry(from: string, to: string): Promise<void> {
  const stats = await lstat(from).catch(() => undefined);
  if (stats === undefined) return;
  await mkdir(dirname(to), { recursive: true });
  if (stats.isSymbolicLink()) await symlink(await readlink(from), to);
  else await copyFile(from, to);
}

async function linkTo(original: string, link: string): Promise<void> {
  const target = await realpath(original).catch(() => undefined);
  if (target !== undefined) await symlink(target, link);
}
