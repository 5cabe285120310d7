import { withObjects, type AskForObjects } from '../../io/git/objects/asked-objects.ts';
import type { Repository } from '../../io/git/git.ts';
import { itemsIn, type TreeItem } from '../../io/git/objects/named-entries.ts';
import { Failure } from '../../kernel/failure.ts';
import type { TwoTrees } from './git-diff.ts';

/** In one change: git itself takes half a minute and 500 MB for the diff of half as many. */
const MOST_NAMES = 200_000;
/** No system opens a path with this many folders, and no program writes one. */
const MOST_LEVELS = 1000;

/** Two folders with the same name, either of which may be missing. */
type Pair = { readonly from: string | undefined; readonly to: string | undefined };

/**
 * Refuses a change with more names than git can compare in bounded time and memory, before git is asked for anything else: a
 * tree object that holds another ten times, and so on, is 3 KB to fetch and a hundred million files to list. Each pair of
 * folders is read once per level, however often it occurs.
 *
 * @throws scope/too-many-files, environment/tree-unavailable
 */
export async function refuseNameBomb(
  repository: Repository,
  { base, head }: TwoTrees,
  { names = MOST_NAMES, levels = MOST_LEVELS } = {},
): Promise<void> {
  if (base.tree === head.tree) return;
  await withObjects(repository, async (ask) => {
    let level = new Map([[`${base.tree} ${head.tree}`, 1]]);
    let [counted, depth] = [0, 0];
    while (level.size > 0) {
      depth += 1;
      // The first level is the tree itself, which is not a folder in another.
      if (depth > levels + 1) throw tooDeep(levels);
      const below = await nextLevel(ask, level);
      counted += below.files;
      level = below.folders;
      // If two folders differ, at least one name does.
      const least = [...level.values()].reduce((sum, times) => sum + times, counted);
      if (least > names) throw tooMany(names);
    }
  });
}

async function nextLevel(
  ask: AskForObjects,
  level: ReadonlyMap<string, number>,
): Promise<{ readonly files: number; readonly folders: Map<string, number> }> {
  const oids = [...level.keys()].flatMap((key) => key.split(' ').filter((oid) => oid !== ''));
  const trees = await ask('tree', oids);
  const folders = new Map<string, number>();
  let files = 0;
  for (const [key, times] of level) {
    const [from = '', to = ''] = key.split(' ');
    const [old, now] = [itemsOf(trees, from), itemsOf(trees, to)];
    for (const name of new Set([...old.keys(), ...now.keys()])) {
      const [before, after] = [old.get(name), now.get(name)];
      if (before?.oid === after?.oid && before?.mode === after?.mode) continue;
      if (isFile(before) || isFile(after)) files += times;
      const pair: Pair = { from: folderOf(before), to: folderOf(after) };
      if (pair.from === pair.to) continue;
      const below = `${pair.from ?? ''} ${pair.to ?? ''}`;
      folders.set(below, (folders.get(below) ?? 0) + times);
    }
  }
  return { files, folders };
}

function itemsOf(trees: ReadonlyMap<string, Buffer>, oid: string): ReadonlyMap<string, TreeItem> {
  const tree = trees.get(oid);
  return tree === undefined ? new Map<string, TreeItem>() : itemsIn(tree, oid);
}

const isFile = (item: TreeItem | undefined): boolean => item !== undefined && item.type !== 'tree';
const folderOf = (item: TreeItem | undefined): string | undefined =>
  item?.type === 'tree' ? item.oid : undefined;

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
