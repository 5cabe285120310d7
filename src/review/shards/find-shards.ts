import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Repository } from '../../io/git/git.ts';
import { isFile } from '../../io/own/places.ts';
import { specialEntries, runFolders } from '../../io/own/run-folders.ts';
import { counted } from '../../kernel/text/counted.ts';
import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import { runPaths, runPathsIn, type RunPaths } from '../../run/stored/layout.ts';
import { readLedger } from '../../run/ledger/ledger.ts';
import { openRun, runAt } from '../../run/stored/open-run.ts';
import { readRunJson } from '../../run/stored/run-json.ts';
import { readShard, type Shard } from './shard.ts';

/**
 * The shards that the user means: names of runs of this repository, folders of runs, or folders that contain such
 * folders. In the last case, runs that are not shards are skipped, because a cache may be next to them. The folder of a
 * whole review counts as that review, which is taken over from where it was made.
 *
 * A run that this user did not write is trusted only when its folder is named, never by the run's name alone: it may have
 * come with the repository.
 *
 * @throws merge/no-shards, merge/not-a-shard, run/corrupt, run/foreign
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
  const own = runPaths(repository.top, name);
  if (/^[a-z0-9]{4,16}$/.test(name) && (await isFile(own.run))) return [await ownShard(repository, name)];
  const folder = await folderNamed(name, cwd);
  const folders = await runFolders(folder);
  const shards: Shard[] = [];
  const others: string[] = [];
  for (const one of folders) {
    const shard = await shardIn(repository, one, one === folder);
    if (shard !== undefined) shards.push(shard);
    else if (one === folder) throw notAShard(name, 'is a step, not a review');
    else others.push(one);
  }
  if (shards.length > 0) return shards;
  const [whole] = others;
  throw new Failure('merge/no-shards', `${printable(name)} holds no run that is a shard`, {
    hint:
      whole === undefined
        ? 'name runs that were planned with --shard, or the folders that contain them'
        : `a whole review is taken over when its own folder is named, here ${counted(others.length, 'folder')}: correctless merge ${shellWord(whole)}`,
  });
}

async function ownShard(repository: Repository, name: string): Promise<Shard> {
  const run = await openRun(repository, name);
  await requireNoLinks(run.paths.dir);
  if (run.file.kind === 'review' && run.file.shard !== undefined) return readShard(run, true);
  throw notAShard(name, 'is a whole review or a step, not a shard');
}

async function folderNamed(name: string, cwd: string): Promise<string> {
  const folder = resolve(cwd, name);
  const stats = await stat(folder).catch(() => undefined);
  if (stats?.isDirectory() === true) return folder;
  throw new Failure(
    'merge/no-shards',
    `${printable(name)} is neither a run of this repository nor a folder`,
    { hint: 'unpack the run that you carried over, and name its folder' },
  );
}

async function shardIn(repository: Repository, folder: string, whole: boolean): Promise<Shard | undefined> {
  const file = await readRunJson(join(folder, 'run.json'), 'run');
  if (file.kind !== 'review' || (file.shard === undefined && !whole)) return undefined;
  await requireNoLinks(folder);
  const paths = runPathsIn(folder);
  const isOwn = await isOwnRun(file, paths);
  return readShard(await runAt(repository, file, paths, isOwn ? 'own' : 'named'), isOwn);
}

async function requireNoLinks(folder: string): Promise<void> {
  const [odd] = await specialEntries(folder);
  if (odd !== undefined) throw notAShard(odd, 'is a link, and runs consist of files');
}

/** Whether this user wrote it on this machine. A copy in another folder is the same run. */
async function isOwnRun(file: RunFile, paths: RunPaths): Promise<boolean> {
  if (basename(paths.dir) !== file.run) return false;
  return readLedger(paths).then(
    (lines) => lines.length > 0,
    (error: unknown) => {
      if (error instanceof Failure && error.code === 'run/foreign') return false;
      throw error;
    },
  );
}

function notAShard(name: string, what: string): Failure {
  return new Failure('merge/not-a-shard', `${printable(name)} ${what}`, {
    hint: 'only parts of one review are merged: correctless plan TARGET --shard I/N',
  });
}
