import { counted } from '../kernel/text/counted.ts';
import type { AuditFile, AuditedFile } from '../contracts/files/audit-files.ts';
import type { Repository } from '../io/git/git.ts';
import { listTree, type TreeEntry } from '../io/git/objects/objects.ts';
import { eachFile } from '../io/git/objects/stream-blobs.ts';
import { ownFile, usersFile } from '../io/own/own-files.ts';
import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/text/printable.ts';
import { shellWord } from '../kernel/text/shell-word.ts';
import { textIn } from '../scope/decode-text.ts';
import { readsOtherwise } from '../scope/declared-encoding.ts';
import { isLfsPointer } from '../scope/lfs-pointer.ts';
import type { SkippedFile, SkipReason } from '../scope/skip.ts';
import { trustedTree, type TrustedTree } from './change/trusted-tree.ts';
import { readChange, type Change } from './change/change.ts';
import { parseTarget } from '../scope/target.ts';
import { defaultBranch } from './target/default-branch.ts';
import type { Commit } from './target/revisions.ts';
import { withLateDeclarations } from './skipped/late-declaration.ts';
import { judgeOfTree, type Judge } from './target/judge-of-tree.ts';

/** The scope of an audit: its files, what was left out and why, and both in one line. */
export type AuditScope = Pick<AuditFile, 'scope' | 'scope_note' | 'base'> & {
  readonly files: readonly AuditedFile[];
  readonly skipped: readonly SkippedEntry[];
  /** Sentences about files left out because of a marker or setting that cannot be checked, and files that tools read otherwise. */
  readonly doubts: readonly string[];
};

export type SkippedEntry = Pick<SkippedFile, 'path' | 'reason' | 'bytes'>;

/**
 * The files of a scope at a commit: `changed` since the default branch, `all`, or what is at the given paths.
 *
 * @throws scope/empty, scope/no-default-branch
 */
export async function readAuditScope(
  repository: Repository,
  head: Commit,
  asked: readonly string[],
): Promise<AuditScope> {
  const [first] = asked;
  const scope = asked.length === 0 ? 'changed' : asked.join(' ');
  if (asked.length === 0 || (asked.length === 1 && first === 'changed'))
    return changedScope(repository, head);
  const paths = asked.length === 1 && first === 'all' ? [] : asked;
  const entries = await listTree(repository, head.tree, { paths });
  const believed = await trustedTree(repository, head);
  const { files, skipped, misread } = await readable(
    repository,
    entries,
    await judgeOfTree(repository, believed.tree, entries),
  );
  if (files.length === 0) {
    throw new Failure('scope/empty', `no text file to audit at ${scope}`, {
      hint: 'audit everything: correctless audit start all',
    });
  }
  return {
    scope,
    scope_note: noteOf(files, skipped, scope),
    files,
    skipped,
    doubts: [...doubtsOf(believed, skipped), ...misread],
  };
}

async function changedScope(repository: Repository, head: Commit): Promise<AuditScope> {
  const { ref, label } = await defaultBranch(repository);
  const target = parseTarget([`${ref}...${head.sha}`], { staged: false, uncommitted: false, paths: [] });
  const change = await readChange(repository, target).catch((error: unknown) => {
    if (!(error instanceof Failure) || !error.code.startsWith('scope/')) throw error;
    throw new Failure('scope/empty', `nothing to audit: ${error.message}`, {
      hint: `audit everything (correctless audit start all) or some paths; ${shellWord(label)} is what HEAD is compared with`,
    });
  });
  const changed = new Map<string, readonly (readonly [number, number])[]>(
    [...change.changed.values()].map((file) => [
      file.path,
      file.kind === 'text' ? file.added.map(({ start, end }) => [start, end] as const) : [],
    ]),
  );
  const entries = (await listTree(repository, head.tree)).filter(({ path }) => changed.has(path));
  const { files, skipped, misread } = await readable(repository, entries, judgeOfChange(change));
  if (files.length === 0) {
    throw new Failure('scope/empty', `no text file changed since ${label}`, {
      hint: 'audit everything: correctless audit start all',
    });
  }
  const withLines = files.map((file) => ({ ...file, changed: [...(changed.get(file.path) ?? [])] }));
  return {
    scope: 'changed',
    scope_note: noteOf(files, skipped, `changed since ${label}`),
    files: withLines,
    ...(change.base.sha === null ? {} : { base: change.base.sha }),
    skipped,
    doubts: misread,
  };
}

/** Every reader of the audit can look each of them up, since nobody else did. */
function doubtsOf({ doubt }: TrustedTree, skipped: readonly SkippedEntry[]): string[] {
  if (doubt === undefined || skipped.length === 0) return [];
  const names = skipped.map(({ path, reason }) => `${printable(path)} (${reason})`).join(', ');
  const why = `${doubt}: only the audited commit itself says what may be left out of it`;
  return [`${why}, which is ${counted(skipped.length, 'file')}: ${names}`];
}

function noteOf(files: readonly AuditedFile[], skipped: readonly SkippedEntry[], what: string): string {
  const stored = skipped.filter(({ reason }) => reason === 'lfs').map(({ path }) => printable(path));
  const elsewhere =
    stored.length === 0
      ? ''
      : ` (kept in Git LFS and shown to nobody: ${stored.slice(0, 10).join(', ')}${stored.length > 10 ? ` and ${stored.length - 10} more` : ''})`;
  const others = skipped.filter(({ reason }) => reason !== 'lfs');
  const names = others.slice(0, 10).map(({ path, reason }) => `${printable(path)} (${reason})`);
  const more = others.length > names.length ? ` and ${others.length - names.length} more` : '';
  const named = names.length === 0 ? '' : `: ${names.join(', ')}${more}`;
  const left = skipped.length === 0 ? '' : `, ${skipped.length} skipped${elsewhere}${named}`;
  return `${counted(files.length, 'file')} (${what})${left}`;
}

type Readable = {
  readonly files: AuditedFile[];
  readonly skipped: SkippedEntry[];
  /** A sentence about the files that tools read otherwise, by the encoding that they declare. */
  readonly misread: readonly string[];
};

/** Without files that people did not write: binary, generated, minified and vendored files, lock files, submodules, links. */
async function readable(
  repository: Repository,
  entries: readonly TreeEntry[],
  judge: Judge,
): Promise<Readable> {
  // Settings are the user's, the rest is ours: no fix may change either.
  const own = entries.filter(({ path }) => !ownFile(path) && !usersFile(path));
  const reasons = new Map(own.map((entry) => [entry, skippedByEntry(entry)]));
  const open = own.filter((entry) => reasons.get(entry) === undefined);
  const misread = new Set<TreeEntry>();
  await eachFile(repository, open, (entry, content) => {
    reasons.set(entry, judge(entry.path, content));
    if (readsOtherwise(undefined, withLateDeclarations(content) ?? content)) misread.add(entry);
  });
  const files = own.filter((entry) => reasons.get(entry) === undefined);
  const names = files.filter((entry) => misread.has(entry)).map(({ path }) => printable(path));
  const skipped = own.flatMap((entry) => {
    const reason = reasons.get(entry);
    return reason === undefined ? [] : [{ path: entry.path, reason, bytes: entry.size }];
  });
  return {
    files: files.map(({ path, size }) => ({ path, bytes: size ?? 0, changed: [] })),
    skipped,
    misread: misreadOf(names),
  };
}

function misreadOf(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const what = `${counted(names.length, 'file')} ${names.length === 1 ? 'declares' : 'declare'} an encoding`;
  return [`${what} in which tools read other code than hunters see: ${names.join(', ')}`];
}

function skippedByEntry({ type, mode, size }: TreeEntry): SkipReason | undefined {
  if (type !== 'blob') return 'submodule';
  // A link has no text of its own, nor does a missing object.
  return mode === '120000' || size === null || size === 0 ? 'empty' : undefined;
}

/** Judges by a review of the change: the change cannot decide which of its own files are left out. */
function judgeOfChange({ skipped }: Change): Judge {
  const reasons = new Map(
    skipped.flatMap(({ path, reason, decided_by }) =>
      decided_by === 'nobody' || WITHOUT_LINES.includes(reason) ? [] : [[path, reason] as const],
    ),
  );
  return (path, content) =>
    reasons.get(path) ??
    (isLfsPointer(content) ? 'lfs' : textIn(content) === undefined ? 'binary' : undefined);
}

/** Files skipped for these reasons have no lines in a change, but they have text. */
const WITHOUT_LINES: readonly SkipReason[] = [
  'mode',
  'executable',
  'rename',
  'moved',
  'encoding',
  'binary',
  'program',
];
