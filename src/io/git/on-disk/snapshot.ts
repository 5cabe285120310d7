import { copyFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../../kernel/failure.ts';
import { printable } from '../../../kernel/text/printable.ts';
import { indexBytesOnDisk, recodedPaths } from './bytes-on-disk.ts';
import { emptyTree } from '../commits/commit-object.ts';
import { flaggedFiles, IS_SPARSE, TAGS_OF_INDEX, type FlaggedFiles } from './flagged-files.ts';
import { runGit, type GitOptions, type Repository } from '../git.ts';
import { ignoredByTrees } from './ignored-by-trees.ts';
import { records } from '../objects/objects.ts';
import { withTemporaryIndex } from '../temporary-index.ts';
import { ownFile } from '../../own/own-files.ts';

/** Is not stopped by line endings, and does not rely on size and mtime alone. */
const INDEX_OPTIONS = [
  'core.untrackedCache=false',
  'core.safecrlf=false',
  'core.checkStat=default',
  'core.trustctime=true',
].flatMap((setting) => ['-c', setting]);

export type Snapshot = {
  readonly tree: string;
  /** Whether the tree differs from that of HEAD. */
  readonly dirty: boolean;
  /** Untracked files that were not read, because one of the given trees ignores them. */
  readonly leftOut: readonly string[];
};

type SnapshotOptions = {
  /** Trees whose ignore files apply as well. */
  readonly ignoringAs?: readonly string[];
  /** Options before git's subcommand that outrank its settings. */
  readonly overruling?: readonly string[];
};

/** Runs git on a copy of the index. */
type OnCopy = (args: readonly string[], options?: GitOptions) => Promise<Buffer>;

/**
 * The work tree as a tree object: every tracked file as it is now, and untracked ones that are not ignored; below `.correctless/`
 * also ignored ones, except what this program writes there. Files marked `--assume-unchanged` or `--skip-worktree` are included
 * as they are on disk, and one that is gone is left out only of a sparse checkout.
 *
 * The user's index, refs and files stay as they are; only objects are added to the object store, where git's own clean-up removes
 * them later. Line endings are converted as the attributes say, but no filter program runs, and neither `ident` nor
 * `working-tree-encoding` changes the text that is on disk.
 *
 * @throws scope/unmerged, environment/git-failed
 */
export async function snapshotWorkTree(
  repository: Repository,
  { ignoringAs = [], overruling = [] }: SnapshotOptions = {},
): Promise<Snapshot> {
  return onIndexCopy(repository, overruling, async (git) => {
    const tags = await git(TAGS_OF_INDEX);
    await forgetFlags(git, await flaggedFiles(repository.top, tags));
    const changes = ['diff-files', '--name-only', '-z', '--ignore-submodules=dirty'];
    const others = ['ls-files', '-z', '--others'];
    const [gone, changed, untracked, amongOwn, headTree] = await Promise.all([
      git([...changes, '--diff-filter=D']),
      git([...changes, '--diff-filter=d']),
      git([...others, '--exclude-standard']),
      // Our own `.gitignore` there hides whatever somebody else puts next to our files.
      git([...others, '--', '.correctless/']),
      git(['rev-parse', '--verify', 'HEAD^{tree}']),
    ]);
    // Removals first, and forced: git will not look at a path whose folder has become a symbolic link.
    await updateIndex(git, ['--force-remove'], records(gone));
    const ignored = await ignoredByTrees(repository, ignoringAs, records(untracked));
    const leftOut = records(untracked).filter(
      (path) => ignored.has(path) && !path.startsWith('.correctless/'),
    );
    const unread = new Set(leftOut);
    const added = [...new Set([...records(untracked), ...records(amongOwn)])].filter(
      (path) => !ownFile(path) && !unread.has(path),
    );
    const files = added.filter((path) => !path.endsWith('/'));
    const taken = [...records(changed), ...files];
    const tracked = records(tags).map((record) => record.slice(2));
    const paths = [...new Set([...tracked, ...files])];
    const recoded = await recodedPaths(git, { top: repository.top, paths, changed: records(changed) });
    await updateIndex(git, ['--add', '--remove', '--replace'], taken);
    await indexBytesOnDisk(git, repository.top, recoded);
    const folders = added.filter((path) => path.endsWith('/'));
    await addRepositories(repository, git, folders);
    const tree = (await git(['write-tree'])).toString('latin1').trim();
    return { tree, dirty: tree !== headTree.toString('latin1').trim(), leftOut };
  });
}

/** Only in the copy: the user's marks stay. */
async function forgetFlags(git: OnCopy, { assumed, skipped, absent }: FlaggedFiles): Promise<void> {
  await updateIndex(git, ['--no-assume-unchanged'], assumed);
  const gone = absent.length === 0 || (await git(IS_SPARSE)).includes('true') ? [] : absent;
  await updateIndex(git, ['--no-skip-worktree'], [...skipped, ...gone]);
}

/**
 * The index as a tree object; the index itself is not even refreshed.
 *
 * @throws scope/unmerged
 */
export async function snapshotIndex(repository: Repository): Promise<{ tree: string }> {
  return onIndexCopy(repository, [], async (git) => ({
    tree: (await git(['write-tree'])).toString('latin1').trim(),
  }));
}

async function onIndexCopy<T>(
  repository: Repository,
  overruling: readonly string[],
  work: (git: OnCopy) => Promise<T>,
): Promise<T> {
  return withTemporaryIndex(repository, async (env) => {
    await copyIndex(join(repository.gitDir, 'index'), env.GIT_INDEX_FILE);
    const git: OnCopy = async (args, options) =>
      (await runGit(repository.top, [...INDEX_OPTIONS, ...overruling, ...args], { ...options, env })).stdout;
    refuseUnmerged(await git(['ls-files', '-z', '--unmerged']));
    return work(git);
  });
}

/**
 * Copies the index with its time. git considers a file unchanged when its times are those in the index and older than the index
 * itself. If the copy looked newer, an edit made right after `git add` would be missed.
 */
async function copyIndex(original: string, copy: string): Promise<void> {
  const stats = await stat(original).catch(() => undefined);
  // If everything was removed from the index, the file does not exist.
  if (stats === undefined) return;
  await copyFile(original, copy);
  // Fractions of a second are inexact, so use a slightly earlier time.
  await utimes(copy, stats.atime, (stats.mtimeMs - 1) / 1000);
}

function refuseUnmerged(listing: Buffer): void {
  const paths = [...new Set(records(listing).map((record) => record.slice(record.indexOf('\t') + 1)))];
  if (paths.length === 0) return;
  throw new Failure(
    'scope/unmerged',
    `${paths.length} unmerged: ${paths.slice(0, 5).map(printable).join(', ')}`,
    {
      hint: 'finish the merge (git status shows what is left), or review a commit: correctless diff HEAD',
    },
  );
}

async function updateIndex(git: OnCopy, options: readonly string[], paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const input = paths.map((path) => `${path}\0`).join('');
  await git(['update-index', ...options, '-z', '--stdin'], { input });
}

/**
 * git lists a nested repository as `sub/`. One with a commit is added as the submodule that it would be. One without a commit has
 * nothing to point at, and git leaves it out: here it becomes a submodule without a commit, so that its code is reported.
 */
async function addRepositories(
  repository: Repository,
  git: OnCopy,
  folders: readonly string[],
): Promise<void> {
  for (const folder of folders) {
    const path = folder.slice(0, -1);
    if (await hasCommit(git, folder)) await updateIndex(git, ['--add', '--remove', '--replace'], [path]);
    else {
      // No commit can have this id, and git rejects an entry with an id of zeros.
      const entry = `160000,${await emptyTree(repository)},${path}`;
      await git(['update-index', '--add', '--replace', '--cacheinfo', entry]);
    }
  }
}

async function hasCommit(git: OnCopy, folder: string): Promise<boolean> {
  const said = await git(['-C', folder, 'rev-parse', '--verify', '--quiet', 'HEAD'], {
    answers: [0, 1, 128],
  });
  return said.length > 0;
}
