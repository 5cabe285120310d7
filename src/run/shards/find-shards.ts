import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Repository } from '../../io/git/git.ts';
import { isFile } from '../../io/places.ts';
import { oddEntries, runFolders } from '../../io/run-folders.ts';
import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/printable.ts';
import { runPaths, runPathsIn } from '../stored/layout.ts';
import { runAt } from '../stored/open-run.ts';
import { readRunJson } from '../stored/run-json.ts';
import { readShard, type Shard } from './shard.ts';

/**
 * The shards that are meant: names of runs of this repository, folders of runs, or folders that hold such folders
 * somewhere. In the last, runs that are no shards are passed over: a cache may lie beside them.
 *
 * @throws merge/no-shards, merge/not-a-shard, run/corrupt
 */
export async function findShards(
  repository: Repository,
  named: readonly string[],
  cwd: string,
): Promise<readonly Shard[]> {
  const found: Shard[] = [];
  for (const name of named) found.push(...(await shardsOf(repository, name, cwd)));
  return found.toSorted((a, b) => a.shard.index - b.shard.index);
}

async function shardsOf(repository: Repository, name: string, cwd: string): Promise<Shard[]> {
  const folder = await folderOf(repository, name, cwd);
  const folders = await runFolders(folder);
  const shards: Shard[] = [];
  for (const one of folders) {
    const shard = await shardIn(repository, one);
    if (shard !== undefined) shards.push(shard);
    else if (one === folder) throw notAShard(name, 'is a whole review or a step, and not a shard');
  }
  if (shards.length > 0) return shards;
  throw new Failure('merge/no-shards', `${printable(name)} holds no run that is a shard`, {
    hint: 'name runs that were planned with --shard, or the folders that they lie in',
  });
}

/** A run of this repository first, then a folder. */
async function folderOf(repository: Repository, name: string, cwd: string): Promise<string> {
  const { dir, run } = runPaths(repository.top, name);
  if (/^[a-z0-9]{4,16}$/.test(name) && (await isFile(run))) return dir;
  const folder = resolve(cwd, name);
  const stats = await stat(folder).catch(() => undefined);
  if (stats?.isDirectory() === true) return folder;
  throw new Failure(
    'merge/no-shards',
    `${printable(name)} is neither a run of this repository nor a folder`,
    {
      hint: 'unpack what was carried over, and name the folder',
    },
  );
}

async function shardIn(repository: Repository, folder: string): Promise<Shard | undefined> {
  const file = await readRunJson(join(folder, 'run.json'), 'run');
  if (file.kind !== 'review' || file.shard === undefined) return undefined;
  const [odd] = await oddEntries(folder);
  if (odd !== undefined) throw notAShard(odd, 'is a link, and runs consist of files');
  return readShard(await runAt(repository, file, runPathsIn(folder)), file.shard);
}

function notAShard(name: string, what: string): Failure {
  return new Failure('merge/not-a-shard', `${printable(name)} ${what}`, {
    hint: 'only parts of one review are merged: correctless plan TARGET --shard I/N',
  });
}
