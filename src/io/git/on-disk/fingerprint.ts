import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { compareText } from '../../../kernel/order.ts';
import { printable } from '../../../kernel/text/printable.ts';
import { lstat, readFile, readlink } from '../../files/disk.ts';
import { withoutPrograms } from '../configured-programs.ts';
import { flaggedFiles, TAGS_OF_INDEX } from './flagged-files.ts';
import { runGit, type Repository } from '../git.ts';
import { records } from '../objects/objects.ts';
import { ownFile } from '../../own/own-files.ts';

/** Name and content of everything that must not change during a run. Plain JSON, so that a later process can compare. */
export type RepositoryFingerprint = {
  /** `refs/heads/x` or, detached, `HEAD`; and the commit. */
  readonly head: readonly [name: string, sha: string];
  /** SHA-256 over modes, object ids, stages and paths: what is staged, without timestamps. */
  readonly index: string;
  /** All refs except `refs/correctless/`. */
  readonly refs: readonly (readonly [name: string, sha: string])[];
  /** Files that differ from the index and untracked ones, with a hash of their content. */
  readonly files: readonly (readonly [path: string, content: string])[];
};

/** Above this size, times and length are compared instead of the content: reading it would cost more than the review. */
const HASHED_BYTES = 32 * 1024 * 1024;

/** The user's HEAD, index, refs and files as they are now. Takes no lock and refreshes nothing. */
export async function fingerprintRepository(repository: Repository): Promise<RepositoryFingerprint> {
  const env = await withoutPrograms(repository);
  const git = async (...args: string[]) =>
    (await runGit(repository.top, args, { env, answers: [0, 1] })).stdout;
  const [name, sha, index, refs, status, amongOwn, tags] = await Promise.all([
    git('symbolic-ref', '--quiet', 'HEAD'),
    git('rev-parse', '--verify', '--quiet', 'HEAD'),
    git('ls-files', '--stage', '-z'),
    git('for-each-ref', '--format=%(refname) %(objectname)'),
    git(
      'status',
      '--porcelain=v2',
      '-z',
      '--untracked-files=all',
      '--ignore-submodules=dirty',
      '--no-renames',
    ),
    // The snapshot includes these: our own `.gitignore` hides files that others put next to ours.
    git('ls-files', '-z', '--others', '--', '.correctless/'),
    git(...TAGS_OF_INDEX),
  ]);
  const { assumed, skipped } = await flaggedFiles(repository.top, tags);
  const listed = new Set([...statusPaths(status), ...records(amongOwn), ...assumed, ...skipped]);
  const files = [...listed].filter((path) => !ownFile(path)).toSorted(compareText);
  return {
    head: [text(name) === '' ? 'HEAD' : text(name), text(sha)],
    index: sha256(index),
    refs: refPairs(text(refs)),
    files: await contentsOf(repository, files),
  };
}

/**
 * What changed between the two, a phrase each: `file src/a.ts changed`, `ref refs/heads/x moved`. Empty: nothing.
 *
 * A file listed on only one side was changed, or was staged or committed as it is. The latter moves the index or HEAD, and then
 * that is reported instead.
 */
export function differences(before: RepositoryFingerprint, after: RepositoryFingerprint): string[] {
  const moved = [0, 1].find((part) => before.head[part] !== after.head[part]);
  const head = moved === undefined ? [] : [`HEAD moved from ${before.head[moved]} to ${after.head[moved]}`];
  const index = before.index === after.index ? [] : ['index changed'];
  const refs = unequal(before.refs, after.refs).map((name) => `ref ${printable(name)} moved`);
  const was = new Set(before.files.map(([path]) => path));
  const inBoth = new Set(after.files.map(([path]) => path).filter((path) => was.has(path)));
  const files = unequal(before.files, after.files)
    .filter((path) => inBoth.has(path) || (head.length === 0 && index.length === 0))
    .map((path) => `file ${printable(path)} changed`);
  return [...head, ...index, ...refs, ...files];
}

type Pairs = readonly (readonly [name: string, value: string])[];

function unequal(before: Pairs, after: Pairs): string[] {
  const [was, is] = [new Map(before), new Map(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .toSorted();
}

function refPairs(listing: string): Pairs {
  return listing
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('refs/correctless/'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
}

/** Paths of `status --porcelain=v2 -z --no-renames`, after 1 field (untracked), 8 (changed) or 10 (unmerged). */
function statusPaths(status: Buffer): string[] {
  const fieldsBefore = new Map([
    ['?', 1],
    ['1', 8],
    ['u', 10],
  ]);
  return records(status).flatMap((record) => {
    const skip = fieldsBefore.get(record.charAt(0));
    return skip === undefined ? [] : [record.split(' ').slice(skip).join(' ')];
  });
}

/** One at a time: a system does not allow thousands of open files. */
async function contentsOf(repository: Repository, paths: readonly string[]): Promise<[string, string][]> {
  const contents: [string, string][] = [];
  for (const path of paths) contents.push([path, await contentOf(repository, path)]);
  return contents;
}

/** The hash of a file, the target of a link, the commit of a submodule; `missing` when there is nothing. */
async function contentOf(repository: Repository, path: string): Promise<string> {
  const absolute = join(repository.top, path);
  try {
    const stats = await lstat(absolute);
    if (stats.isSymbolicLink()) return `link ${await readlink(absolute)}`;
    if (stats.isDirectory()) return `commit ${await commitOf(absolute)}`;
    const mode = stats.mode & 0o111 ? 'program' : 'file';
    if (stats.size > HASHED_BYTES) return `${mode} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
    return `${mode} ${sha256(await readFile(absolute))}`;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : code;
  }
}

async function commitOf(folder: string): Promise<string> {
  const { stdout } = await runGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'], {
    answers: [0, 1, 128],
  });
  return text(stdout);
}

function text(bytes: Buffer): string {
  return bytes.toString('utf8').trim();
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
