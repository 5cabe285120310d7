import type { FileChange } from '../../diff/changed-lines.ts';
import type { Repository } from '../../io/git/git.ts';
import { readBlobs } from '../../io/git/objects/objects.ts';
import type { ContentFacts } from '../../scope/content-facts.ts';
import { readsOtherwise } from '../../scope/declared-encoding.ts';
import { textIn } from '../../scope/decode-text.ts';
import { isLockFile, lockFileNamed } from '../../scope/lock-file.ts';
import { skippedByFacts, type SkippedFile } from '../../scope/skip.ts';
import { namedAsBundle } from '../../scope/third-party-name.ts';
import { contentFactsOf, type StoredFacts } from '../change/content-facts-of.ts';
import { withLateDeclarations } from './late-declaration.ts';

/** A changed file with the object ids of its two sides; undefined if the file is missing there. */
export type Candidate = {
  readonly change: FileChange;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

export type Skip = Pick<SkippedFile, 'reason' | 'decided_by' | 'why'>;
type Facts = ReadonlyMap<string, StoredFacts>;

/**
 * Why a file with lines is left out because of its content: it is not what reviewers would be shown, or, if `mayBeGenerated`,
 * nobody wrote it. All contents are read at once.
 */
export async function judgeOfContent(
  repository: Repository,
  candidates: readonly Candidate[],
): Promise<(candidate: Candidate, mayBeGenerated: boolean) => Promise<Skip | undefined>> {
  const withLines = candidates.filter(({ change }) => change.kind !== 'opaque');
  const ids = withLines.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const facts = await contentFactsOf(repository, ids);
  return async (candidate, mayBeGenerated) => {
    const reason = await deceptive(repository, candidate, facts);
    if (reason !== undefined) return { reason, decided_by: 'nobody' };
    if (!mayBeGenerated) return undefined;
    if (await isLock(repository, candidate)) return { reason: 'lockfile', decided_by: 'content' };
    return asBefore(candidate, facts) ?? newBundle(candidate, facts);
  };
}

/** A pointer of Git LFS, or a text that tools read otherwise, because they follow a declared encoding. */
async function deceptive(
  repository: Repository,
  { change, before, after = '' }: Candidate,
  facts: Facts,
): Promise<'lfs' | 'misread' | undefined> {
  const known = facts.get(after);
  if (change.kind !== 'text' || before === after || known === undefined) return undefined;
  if (known.isPointer) return 'lfs';
  // One by one: in a project that uses such an encoding these are all of its files.
  return known.declaresEncoding && (await isMisread(repository, before, after)) ? 'misread' : undefined;
}

async function isMisread(
  repository: Repository,
  before: string | undefined,
  after: string,
): Promise<boolean> {
  const blobs = await readBlobs(repository, before === undefined ? [after] : [before, after]);
  const [was, now = Buffer.of()] = [blobs.get(before ?? ''), blobs.get(after)];
  const late = withLateDeclarations(now);
  return (
    readsOtherwise(was, now) || (late !== undefined && readsOtherwise(was && withLateDeclarations(was), late))
  );
}

/** A file that became a lock file, or had another kind of name before, is shown. */
async function isLock(repository: Repository, { change, before, after }: Candidate): Promise<boolean> {
  if (!lockFileNamed(change.path) || !lockFileNamed(oldNameOf(change))) return false;
  const oid = after ?? before ?? '';
  const content = (await readBlobs(repository, [oid])).get(oid);
  return content !== undefined && isLockFile(change.path, textIn(content) ?? '');
}

function oldNameOf(change: FileChange) {
  return change.kind === 'deleted' ? change.path : (change.from ?? change.path);
}

/** What a file was at base under its name and, unless deleted, still is. */
function asBefore({ change, before, after }: Candidate, facts: Facts): Skip | undefined {
  if (before === undefined || oldNameOf(change) !== change.path) return undefined;
  const [was, is] = [before, after ?? before].map((oid) => reasonOf(change, facts.get(oid)));
  return was === undefined || is === undefined ? undefined : { reason: was, decided_by: 'base' };
}

/**
 * A new file with unreadable lines. Nothing at base vouches for it, so it is a gap. What a new file says about
 * itself (a generator's marker) is not read at all: the change could write it there to hide code.
 */
function newBundle({ change, before, after }: Candidate, facts: Facts): Skip | undefined {
  const isNew = after !== undefined && (before === undefined || oldNameOf(change) !== change.path);
  const content = isNew && namedAsBundle(change.path) ? facts.get(after) : undefined;
  const reason = content && reasonOf(change, { ...content, signed: false });
  return reason && { reason, decided_by: 'nobody' };
}

function reasonOf({ path }: FileChange, content: ContentFacts | undefined) {
  return content && skippedByFacts(path, content);
}
