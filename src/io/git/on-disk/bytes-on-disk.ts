import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LARGEST_TEXT } from '../../../kernel/largest-text.ts';
import type { GitOptions } from '../git.ts';
import { records } from '../objects/objects.ts';

type Git = (args: readonly string[], options?: GitOptions) => Promise<Buffer>;
type Entry = { readonly mode: string; readonly oid: string };
type Recoded = { readonly path: string; readonly oldEntry: Entry | undefined };

const UTF8 = /^utf-?8$/i;
/** What git itself writes for `$Id$` at checkout. Any other text between the two `$` may be a program. */
const EXPANDED = /\$Id: (?:[0-9a-f]{64}|[0-9a-f]{40}) \$/g;
/** What git removes where `ident` is set. */
const TAKEN_AWAY = /\$Id:[^$\n]*\$/;

/**
 * The paths for which git stores text that differs from the file on disk, because of `ident` or `working-tree-encoding`, with
 * their index entries. Call it before the index is updated.
 *
 * @param paths includes those that git calls unchanged: after `git add` it no longer looks at the file
 * @param changed those that git says may have changed: an id that a checkout wrote into them is compared as well
 */
export async function recodedPaths(
  git: Git,
  { top, paths, changed }: { top: string; paths: readonly string[]; changed: readonly string[] },
): Promise<Recoded[]> {
  const isChanged = new Set(changed);
  if (paths.length === 0) return [];
  const input = paths.map((path) => `${path}\0`).join('');
  const attributes = ['ident', 'working-tree-encoding'];
  const fields = records(await git(['check-attr', '-z', '--stdin', ...attributes], { input }));
  const recoded = new Set<string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', name = '', value = ''] = fields.slice(at, at + 3);
    if (value === 'unspecified' || value === 'unset') continue;
    const counts =
      name === 'ident' ? await losesText(join(top, path), isChanged.has(path)) : !UTF8.test(value);
    if (counts) recoded.add(path);
  }
  if (recoded.size === 0) return [];
  const index = await entriesOf(git);
  return [...recoded].map((path) => ({ path, oldEntry: index.get(path) }));
}

async function losesText(file: string, withIds: boolean): Promise<boolean> {
  const size = await sizeOf(file);
  if (size === undefined || size > LARGEST_TEXT) return size !== undefined;
  const raw = await readFile(file);
  return TAKEN_AWAY.test(withIds ? raw.toString('latin1') : withoutIds(raw));
}

/** Size of a file in bytes; undefined when it is gone, left out by a sparse checkout, a link or a folder. */
async function sizeOf(file: string): Promise<number | undefined> {
  const stats = await lstat(file).catch(() => undefined);
  return stats?.isFile() === true ? stats.size : undefined;
}

function withoutIds(raw: Buffer): string {
  return raw.toString('latin1').replace(EXPANDED, '$Id$');
}

/**
 * Puts the bytes on disk into the index for each of these paths, except for line endings: code between `$Id:` and `$` runs, and
 * reviewers must see it. A file is unchanged if a checkout of the old entry would write the same bytes, as for git.
 */
export async function indexBytesOnDisk(git: Git, top: string, paths: readonly Recoded[]): Promise<void> {
  if (paths.length === 0) return;
  const index = await entriesOf(git);
  const lines: string[] = [];
  for (const { path, oldEntry } of paths) {
    const file = join(top, path);
    const [taken, size] = [index.get(path), await sizeOf(file)];
    // A link holds a path, a submodule a commit: neither is converted.
    if (taken?.mode.startsWith('100') !== true || size === undefined) continue;
    const oid =
      size > LARGEST_TEXT ? await stored(git, file) : await bytesAt(git, { path, file, oldEntry, taken });
    if (oid !== taken.oid) lines.push(`${taken.mode} ${oid}\t${path}\0`);
  }
  if (lines.length > 0) await git(['update-index', '-z', '--index-info'], { input: lines.join('') });
}

type Place = {
  readonly path: string;
  readonly file: string;
  readonly oldEntry: Entry | undefined;
  readonly taken: Entry;
};

async function bytesAt(git: Git, { path, file, oldEntry, taken }: Place): Promise<string> {
  const raw = await readFile(file);
  if (oldEntry !== undefined) {
    const checkedOut = await git(['cat-file', '--filters', `--path=${path}`, oldEntry.oid]);
    if (checkedOut.equals(raw)) return oldEntry.oid;
  }
  const text = withoutIds(raw);
  const byGit = (await git(['cat-file', 'blob', taken.oid])).toString('latin1');
  const bytes = Buffer.from(byGit.includes('\r\n') ? text : text.replaceAll('\r\n', '\n'), 'latin1');
  return (await git(['hash-object', '-w', '--stdin'], { input: bytes })).toString('latin1').trim();
}

async function stored(git: Git, file: string): Promise<string> {
  return (await git(['hash-object', '-w', '--no-filters', '--', file])).toString('latin1').trim();
}

async function entriesOf(git: Git): Promise<Map<string, Entry>> {
  return new Map(
    records(await git(['ls-files', '-s', '-z'])).map((record) => {
      const [mode = '', oid = ''] = record.split(' ', 2);
      return [record.slice(record.indexOf('\t') + 1), { mode, oid }];
    }),
  );
}
