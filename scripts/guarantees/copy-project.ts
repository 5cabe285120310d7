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

/** Ignored by git and needed by tests; large, and only read. */
const LINKED = ['node_modules', '.cache'];

const NOBODY = ['-c', 'user.name=copy', '-c', 'user.email=copy@example.com', '-c', 'commit.gpgSign=false'];

/**
 * Copies the project as it stands, what is not committed included, into a temporary folder with a repository of its own:
 * whatever is done there, the user's files, index and refs stay as they are. The caller removes the folder.
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

/** A file that is tracked and deleted is left out. */
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
