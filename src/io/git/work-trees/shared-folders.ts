import { symlink } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { lstat, mkdir, readdir, readlink, realpath } from '../../files/disk.ts';
import { Failure } from '../../../kernel/failure.ts';
import { printable } from '../../../kernel/text/printable.ts';
import { asRepoPath } from '../../../kernel/repo-path.ts';
import { runGit, type Repository } from '../git.ts';
import { records } from '../objects/objects.ts';
import { amongOwnFiles } from '../../own/own-files.ts';
import { isInside, realPlace } from '../../files/real-place.ts';

/** Folders of a package manager that hold links to other packages of the project; they are created entry by entry. */
const OPENED = /^(?:@.*|\.bin)$/;
/** Caches of tools. If shared, a test in one work tree would change what the other reads. */
const NOT_SHARED: ReadonlySet<string> = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/** A link to create: its path from the top, and its target. */
type Link = { readonly path: string; readonly target: string };

/**
 * Makes ignored folders of one work tree, such as `node_modules`, usable in another: a real folder there holds a link for each
 * entry. (A link in place of the folder would not match `node_modules/` in .gitignore.) Existing entries stay, so that the call
 * can be repeated.
 *
 * @param names of folders, from the top: `node_modules`, `packages/a/node_modules`
 * @throws config/bad-value for a name that leaves the repository, is not a folder, or is not ignored there
 */
export async function shareFolders(
  from: Repository,
  to: Repository,
  names: readonly string[],
): Promise<void> {
  const links: Link[] = [];
  for (const name of names) links.push(...(await linksFor(from, to, cleanName(name))));
  await refuseVisible(to, links);
  for (const { path, target } of links) {
    await mkdir(join(to.top, dirname(path)), { recursive: true });
    await symlink(target, join(to.top, path)).catch((cause: unknown) => {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    });
  }
}

function cleanName(name: string): string {
  const path = asRepoPath(name.replace(/\/+$/, ''));
  if (path === undefined) throw refused(name, 'is not a path inside the repository');
  // The work tree itself is there.
  if (amongOwnFiles(`${path}/`)) throw refused(name, 'is where this program keeps its own files');
  return path;
}

async function linksFor(from: Repository, to: Repository, name: string): Promise<Link[]> {
  const original = join(from.top, name);
  const stats = await lstat(await realpath(original).catch(() => original)).catch(() => undefined);
  if (stats?.isDirectory() !== true) throw refused(name, 'is not a folder');
  if (!isInside(await realpath(original), from.top)) throw refused(name, 'leads out of the repository');
  // Otherwise a link in the tree under audit could make us write anywhere.
  if (!isInside(await realPlace(join(to.top, name)), to.top)) {
    throw refused(name, 'leads out of the work tree');
  }
  return linksTo(from, name);
}

async function linksTo(from: Repository, folder: string): Promise<Link[]> {
  const links: Link[] = [];
  for (const entry of await readdir(join(from.top, folder), { withFileTypes: true })) {
    if (NOT_SHARED.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && OPENED.test(entry.name)) links.push(...(await linksTo(from, path)));
    else links.push({ path, target: await targetOf(from, path, entry.isSymbolicLink()) });
  }
  return links;
}

/**
 * Usually the entry itself. But a link from one package of the project to another (`node_modules/b -> ../packages/b`) is copied
 * as it is: it must lead to the package in this work tree, not to the user's.
 */
async function targetOf(from: Repository, path: string, isLink: boolean): Promise<string> {
  const original = join(from.top, path);
  if (!isLink) return original;
  const target = await readlink(original);
  return !isAbsolute(target) && isInside(resolve(dirname(original), target), from.top) ? target : original;
}

async function refuseVisible(to: Repository, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  const input = links.map(({ path }) => `${path}\0`).join('');
  const answer = await runGit(to.top, ['check-ignore', '-z', '--stdin'], { input, answers: [0, 1] });
  const ignored = new Set(records(answer.stdout));
  const visible = links.find(({ path }) => !ignored.has(path));
  if (visible !== undefined) throw refused(visible.path, 'is not ignored by git');
}

function refused(name: string, why: string): Failure {
  return new Failure('config/bad-value', `audit.share names "${printable(name)}", which ${why}`, {
    hint: 'share folders that are there and that .gitignore names, such as node_modules',
  });
}
