import { readGit, type Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { emptyTree } from '../../io/git/commits/commit-object.ts';
import type { TwoTrees } from './git-diff.ts';

/** In one change: git itself takes half a minute and 500 MB for the diff of half as many. */
const MOST_NAMES = 200_000;
/** No system opens a path with this many folders, and no program writes one. */
const MOST_LEVELS = 1000;

/**
 * Refuses a change with more names than git can compare in bounded time and memory, before git is asked for anything else: a
 * tree object that holds another ten times, and so on, is 3 KB to fetch and a hundred million files to list. Each pair of
 * folders is compared once per level, however often it occurs.
 *
 * @throws scope/too-many-files
 */
export async function refuseNameBomb(
  repository: Repository,
  { base, head }: TwoTrees,
  { names = MOST_NAMES, levels = MOST_LEVELS } = {},
): Promise<void> {
  if (base.tree === head.tree) return;
  const empty = await emptyTree(repository);
  let level: ReadonlyMap<string, number> = new Map([[`${base.tree} ${head.tree}`, 1]]);
  let counted = 0;
  // The first level is the tree itself, which is not a folder in another.
  for (let depth = 1; level.size > 0; depth += 1) {
    if (depth > levels + 1) throw tooDeep(levels);
    const below = await nextLevel(repository, level, empty);
    counted += below.files;
    level = below.folders;
    // If two folders differ, at least one name does.
    const least = [...level.values()].reduce((sum, times) => sum + times, counted);
    if (least > names) throw tooMany(names);
  }
}

/** git prints each pair of trees, and after it what differs between the two, not below them. */
const PRINTED = /([0-9a-f]{40,} [0-9a-f]{40,})\n|:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) [A-Z]\0[^\0]+\0/gy;
const FOLDER = '040000';

/** @param level pairs of folders, and how often each occurs; the empty tree stands for a missing one */
async function nextLevel(
  repository: Repository,
  level: ReadonlyMap<string, number>,
  empty: string,
): Promise<{ readonly files: number; readonly folders: ReadonlyMap<string, number> }> {
  const args = ['diff-tree', '--stdin', '--raw', '-z', '--no-abbrev', '--no-renames'];
  const printed = await readGit(repository, args, { input: [...level.keys(), ''].join('\n') });
  const folders = new Map<string, number>();
  let [files, times] = [0, 0];
  for (const [, pair, oldMode, newMode, old = '', now = ''] of printed.toString('latin1').matchAll(PRINTED)) {
    if (pair !== undefined) times = level.get(pair) ?? 0;
    else if (oldMode !== FOLDER && newMode !== FOLDER) files += times;
    else {
      const below = `${oldMode === FOLDER ? old : empty} ${newMode === FOLDER ? now : empty}`;
      folders.set(below, (folders.get(below) ?? 0) + times);
    }
  }
  return { files, folders };
}

function tooMany(names: number): Failure {
  return new Failure('scope/too-many-files', `more than ${names} names changed, which git cannot compare`, {
    hint: 'review the commits one by one; a branch of a few kilobytes that holds so many names is an attack',
  });
}

function tooDeep(levels: number): Failure {
  return new Failure('scope/too-many-files', `the change holds more than ${levels} folders in one another`, {
    hint: 'no system opens such a path: ask the author what it is for',
  });
}
