import { askGit, gitText, readGit, runGit, type Repository } from '../git.ts';
import { mergeFile, type Side } from './merge-file.ts';
import { records } from '../objects/objects.ts';
import { withTemporaryIndex } from '../temporary-index.ts';

export type MergedTrees =
  | { readonly kind: 'merged'; readonly tree: string }
  | { readonly kind: 'conflict'; readonly files: readonly string[] };

/** Resolves a path that git cannot merge: its entry, `absent`, or undefined for a conflict. `sides` are base, ours and theirs. */
export type Settle = (
  path: string,
  sides: readonly (Side | undefined)[],
) => Promise<Side | 'absent' | undefined>;

type Trees = { readonly base: string; readonly ours: string; readonly theirs: string };
type Sides = { readonly path: string; readonly sides: readonly (Side | undefined)[] };

/**
 * Merges two trees that come from a third, without a work tree and in a separate index.
 *
 * `git merge-tree --write-tree` is not used because it came with git 2.38 and takes a base only since 2.40. Renames are not
 * followed, no merge driver runs, and a path with its own `merge` attribute is a conflict. So a conflict here may be one that git
 * would merge, but never the other way round.
 */
export async function mergeTrees(
  repository: Repository,
  trees: Trees,
  settle: Settle = () => Promise.resolve(undefined),
): Promise<MergedTrees> {
  return withTemporaryIndex(repository, async (env, folder) => {
    const merge = ['read-tree', '-i', '-m', '--aggressive', trees.base, trees.ours, trees.theirs];
    await askGit(repository, merge, { env });
    const unmerged = sidesOf(await readGit(repository, ['ls-files', '-z', '--unmerged'], { env }));
    const special = await withMergeAttribute(
      repository,
      unmerged.map(({ path }) => path),
    );
    const entries: string[] = [];
    const conflicts: string[] = [];
    for (const { path, sides } of unmerged) {
      const file = special.has(path) ? undefined : await mergeFile(repository, folder, sides);
      const merged = file ?? (await settle(path, sides));
      if (merged === undefined) conflicts.push(path);
      else if (merged === 'absent') entries.push(`0 ${'0'.repeat(trees.base.length)}\t${path}\0`);
      else entries.push(`${merged.mode} ${merged.oid}\t${path}\0`);
    }
    if (conflicts.length > 0) return { kind: 'conflict', files: conflicts };
    await askGit(repository, ['update-index', '-z', '--index-info'], { env, input: entries.join('') });
    return { kind: 'merged', tree: await gitText(repository, ['write-tree'], { env }) };
  });
}

/** `<mode> <id> <stage>\t<path>`, a record for each side that has the path: 1 the base, 2 ours, 3 theirs. */
function sidesOf(listing: Buffer): Sides[] {
  const byPath = new Map<string, (Side | undefined)[]>();
  for (const record of records(listing)) {
    const [mode = '', oid = '', stage = ''] = record.slice(0, record.indexOf('\t')).split(' ');
    const path = record.slice(record.indexOf('\t') + 1);
    const sides = byPath.get(path) ?? [undefined, undefined, undefined];
    sides[Number(stage) - 1] = { mode, oid };
    byPath.set(path, sides);
  }
  return [...byPath].map(([path, sides]) => ({ path, sides }));
}

/** Paths whose attributes name a way to merge: a driver, `union`, or no merge at all. */
async function withMergeAttribute({ top }: Repository, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const input = paths.map((path) => `${path}\0`).join('');
  const fields = records((await runGit(top, ['check-attr', '-z', '--stdin', 'merge'], { input })).stdout);
  return new Set(
    fields.filter((_, i) => i % 3 === 0 && !['unspecified', 'set', 'text'].includes(fields[i + 2] ?? '')),
  );
}
