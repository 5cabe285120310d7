import { splitRenames, withoutFiles } from '../../diff/patch/split-renames.ts';
import type { RawEntry } from '../../diff/check/cross-check.ts';
import type { Repository } from '../../io/git/git.ts';
import { withTemporaryObjects } from '../../io/git/objects/temporary-objects.ts';
import { treeWith } from '../../io/git/objects/tree-with.ts';
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
  const gone = new Map(
    pairs.map(({ from, path, oldMode, oldOid }) => [from ?? path, { mode: oldMode, oid: oldOid }]),
  );
  const come = new Map(pairs.map(({ path, newMode, newOid }) => [path, { mode: newMode, oid: newOid }]));
  const kept = withoutFiles(diff.patch, apart);
  const most = asked.most - kept.length;
  const read = async (env: Readonly<Record<string, string>>) => {
    const base = { tree: await treeWith(repository, undefined, gone, env) };
    const head = { tree: await treeWith(repository, undefined, come, env) };
    return readDiff(repository, { ...asked, env, most, paths: [], renames: false, sides: { base, head } });
  };
  const { raw, ...alone } = await withTemporaryObjects(repository, read, asked.env);
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
