import type { FileChange } from '../diff/changed-lines.ts';
import type { Repository } from '../io/git/git.ts';
import type { LineSpan } from '../kernel/line-span.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { readDifference, type Change } from './change/change.ts';
import { commitNamed, type Commit } from './target/revisions.ts';

/** A change under audit, as of the commit that specialists look at. */
export type HuntedChange = Pick<Change, 'base' | 'head' | 'patch' | 'changed' | 'skipped'>;

/** The change from its base to a commit of the audit's branch: with the fixes so far, and that commit's line numbers. */
export async function readHuntedChange(
  repository: Repository,
  base: string,
  head: Change['head'],
): Promise<HuntedChange> {
  const { sha, tree }: Commit = await commitNamed(repository, base);
  const sides = { base: { sha, tree, label: 'the base', why: 'what the change is made against' }, head };
  return { ...sides, ...(await readDifference(repository, sides, [])) };
}

/** The lines that a change added, by file. */
export function addedIn(
  changed: ReadonlyMap<RepoPath, FileChange>,
): ReadonlyMap<string, readonly LineSpan[]> {
  return new Map(
    [...changed.values()].map((file) => [file.path, file.kind === 'text' ? file.added : []] as const),
  );
}
