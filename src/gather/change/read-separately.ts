import { splitRenames, withoutFiles } from '../../diff/patch/split-renames.ts';
import type { RawEntry } from '../../diff/check/cross-check.ts';
import type { Repository } from '../../io/git/git.ts';
import { withTemporaryTrees, type Replacement } from '../../io/git/objects/temporary-trees.ts';
import { Failure } from '../../kernel/failure.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readDiff, type AskedDiff, type GitDiff } from './git-diff.ts';

/**
 * A diff in which some renames are shown as a deleted and an added file, with all of the text. git pairs either all files or
 * none, so these are read again alone, from two trees that hold nothing else.
 *
 * @param apart the new names
 */
export async function readSeparately(
  repository: Repository,
  asked: AskedDiff,
  diff: GitDiff,
  apart: ReadonlySet<RepoPath>,
): Promise<GitDiff> {
  const pairs = diff.raw.filter(({ path }) => apart.has(path));
  const gone: Replacement[] = pairs.map(({ from, path, oldMode, oldOid }) => ({
    path: from ?? path,
    mode: oldMode,
    oid: oldOid,
  }));
  const come: Replacement[] = pairs.map(({ path, newMode, newOid }) => ({
    path,
    mode: newMode,
    oid: newOid,
  }));
  const kept = withoutFiles(diff.patch, apart);
  const most = asked.most - kept.length;
  const { raw, ...alone } = await withTemporaryTrees(
    repository,
    [{ replace: gone }, { replace: come }],
    ({ trees: [base = '', head = ''], env }) =>
      readDiff(repository, {
        ...asked,
        ...{ env, most, paths: [], renames: false },
        sides: { base: { tree: base }, head: { tree: head } },
      }),
    asked.env,
  );
  refuseOthers(raw, splitRenames(pairs, apart));
  return {
    patch: Buffer.concat([kept, alone.patch]),
    raw: splitRenames(diff.raw, apart),
    numstat: [...diff.numstat.filter(({ path }) => !apart.has(path)), ...alone.numstat],
    renameLimitHit: diff.renameLimitHit,
  };
}

/** What is read alone must equal what was taken out, object by object. */
function refuseOthers(read: readonly RawEntry[], wanted: readonly RawEntry[]): void {
  const known = new Set(read.map(textOf));
  const missing = wanted.find((entry) => !known.has(textOf(entry)));
  if (missing === undefined && read.length === wanted.length) return;
  throw new Failure(
    'refused/diff-disagrees-with-git',
    `${missing?.path ?? 'a renamed file'}: read alone it is not what it is in the change`,
  );
}

function textOf({ status, path, oldMode, oldOid, newMode, newOid }: RawEntry): string {
  return [status, oldMode, newMode, oldOid, newOid, path].join(' ');
}
