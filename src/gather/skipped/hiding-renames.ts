import { posix } from 'node:path';
import type { RawEntry } from '../../diff/check/cross-check.ts';
import { isEmptyBlob } from '../../diff/empty-blob.ts';
import type { Repository } from '../../io/git/git.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { lockFileNamed } from '../../scope/lock-file.ts';
import { skippedAtBase, skippedByFacts } from '../../scope/skip.ts';
import { baseAttributes } from '../change/base-attributes.ts';
import { blobId } from '../change/blob-id.ts';
import { contentFactsOf } from '../change/content-facts-of.ts';
import { didMore, doesMore, isCode } from './name-weight.ts';
import { readSkipRules } from './skip-rules.ts';

type Rename = RawEntry & { readonly from: RepoPath };

/** The new names of those renames that must be read as a deleted and an added file. */
export type HidingRenames = (raw: readonly RawEntry[]) => Promise<ReadonlySet<RepoPath>>;

/**
 * Finds the renames that would hide text: of a renamed file reviewers are shown only what was edited. So nobody would be
 * shown a text that base left out under its old name, or judge as code what did not count as code before.
 *
 * @param baseTree the tree whose settings decide
 */
export function hidingRenames(repository: Repository, baseTree: string): HidingRenames {
  return async (raw) => {
    const renames = raw.filter(
      (entry): entry is Rename => entry.from !== undefined && !isEmptyBlob(entry.oldOid),
    );
    if (renames.length === 0) return new Set();
    const leftOut = await leftOutAtBase(repository, baseTree, renames);
    const byName = renames.filter(
      (rename) => changesWeight(rename) || (leftOut(rename.from) && !leftOut(rename.path)),
    );
    const found = new Set(byName.map(({ path }) => path));
    const open = renames.filter(({ path, from }) => !found.has(path) && !leftOut(from));
    for (const path of await leftOutByContent(repository, open)) found.add(path);
    return found;
  };
}

async function leftOutAtBase(
  repository: Repository,
  baseTree: string,
  renames: readonly Rename[],
): Promise<(path: RepoPath) => boolean> {
  const [attributes, rules] = await Promise.all([
    baseAttributes(
      repository,
      baseTree,
      renames.flatMap(({ path, from }) => [from, path]),
    ),
    readSkipRules(repository, baseTree),
  ]);
  return (path) => skippedAtBase(attributes(path), rules(path)) !== undefined;
}

function changesWeight({ from, path, oldMode, newMode }: Rename): boolean {
  const mayRun = newMode === '100755' && oldMode !== '100755';
  const isLockNoMore = lockFileNamed(from) && posix.basename(from) !== posix.basename(path);
  return doesMore(from, path) || didMore(from, path) || (mayRun && !isCode(from)) || isLockNoMore;
}

/** Files that were generated or minified under the old name; under the new one they are not left out. */
async function leftOutByContent(repository: Repository, renames: readonly Rename[]): Promise<RepoPath[]> {
  const before = ({ oldMode, oldOid }: Rename): string => blobId(oldMode, oldOid) ?? '';
  const facts = await contentFactsOf(repository, renames.map(before).filter(Boolean));
  return renames
    .filter((rename) => {
      const content = facts.get(before(rename));
      return content !== undefined && skippedByFacts(rename.from, content) !== undefined;
    })
    .map(({ path }) => path);
}
