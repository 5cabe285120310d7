import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runGit, type Repository } from '../git.ts';
import { records } from '../objects/objects.ts';

/** What decides how git sees files or runs programs, and is in no commit. */
export const SET_UP = ['config', 'hooks', 'info'] as const;
export type SetUp = Readonly<Record<(typeof SET_UP)[number], string>>;

/** One hash each of git's settings from all files, of the hooks, and of `info/` (excludes, attributes). */
export async function setUpOf(repository: Repository): Promise<SetUp> {
  const { top, gitDir } = repository;
  const [listed, common] = await Promise.all([
    runGit(top, ['config', '--list', '--includes', '--show-origin', '-z']),
    runGit(top, ['rev-parse', '--git-common-dir']),
  ]);
  const shared = resolve(top, common.stdout.toString('utf8').trim());
  const [hooks, info] = await Promise.all([
    statesBelow(join(shared, 'hooks')),
    Promise.all([...new Set([shared, gitDir])].map((folder) => statesBelow(join(folder, 'info')))),
  ]);
  return { config: hash(settings(listed.stdout)), hooks: hash(hooks), info: hash(info) };
}

/** The origin and the text of each setting in turn, without our own. */
function settings(listing: Buffer): string[] {
  const fields = records(listing);
  return fields.filter((_, at) => fields[at - (at % 2)] !== 'command line:');
}

async function statesBelow(place: string): Promise<unknown> {
  const stats = await lstat(place).catch(() => undefined);
  if (stats === undefined) return undefined;
  if (stats.isSymbolicLink()) return ['link', await readlink(place)];
  if (!stats.isDirectory()) return [stats.mode & 0o111, hash(await content(place, stats.isFile()))];
  const names = (await readdir(place)).toSorted();
  return Promise.all(names.map(async (name) => [name, await statesBelow(join(place, name))]));
}

/** A pipe has no content, and reading it would wait. */
async function content(place: string, isFile: boolean): Promise<string> {
  return isFile ? (await readFile(place)).toString('latin1') : '';
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
