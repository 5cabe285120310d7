import type { RawEntry } from '../../diff/check/cross-check.ts';
import type { ChangedLines, FileChange } from '../../diff/changed-lines.ts';
import { isEmptyBlob } from '../../diff/empty-blob.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Repository } from '../../io/git/git.ts';
import { blobSizes } from '../../io/git/objects/objects.ts';
import { skippedAtBase, type BaseReason, type PathAttributes, type SkippedFile } from '../../scope/skip.ts';
import { baseAttributes } from '../change/base-attributes.ts';
import { blobId } from '../change/blob-id.ts';
import { judgeOfContent, type Candidate, type Skip } from './judge-of-content.ts';
import { mayBeLoaded } from './name-weight.ts';
import type { Unshown } from '../change/read-patch.ts';
import { readSkipRules, type SkipRules } from './skip-rules.ts';

type Listed = { readonly changed: ChangedLines; readonly raw: readonly RawEntry[] };

/**
 * The files of a change that no reviewer is shown, with the reason, who decided it, and their size (for a deleted file, its
 * former size).
 *
 * A change cannot hide its own code: attributes and settings are read at base, a renamed file is skipped only if both
 * its names are, and an existing file only if it was generated or minified before, under that name.
 */
export async function readSkipped(
  repository: Repository,
  baseTree: string,
  { changed, raw, ...unshown }: Listed & Unshown,
): Promise<SkippedFile[]> {
  const entries = new Map(raw.map((entry) => [entry.path, entry]));
  const candidates = [...changed.values()].map((change): Candidate => {
    const { oldMode, oldOid, newMode, newOid }: Partial<RawEntry> = entries.get(change.path) ?? {};
    return { change, before: blobId(oldMode, oldOid), after: blobId(newMode, newOid) };
  });
  const paths = candidates.flatMap(({ change }) => [change.path, ...oldName(change)]);
  const [attributes, sizes, rules] = await Promise.all([
    baseAttributes(repository, baseTree, paths),
    blobSizes(
      repository,
      candidates.flatMap((one) => idShown(one) ?? []),
    ),
    readSkipRules(repository, baseTree),
  ]);
  const byContent = await judgeOfContent(repository, candidates);
  const skipped: SkippedFile[] = [];
  for (const candidate of candidates) {
    const { change } = candidate;
    const { path } = change;
    const atBase = leftOutAtBase(change, attributes, rules);
    const becomes = becomesOf(candidate, entries.get(path) ?? {});
    const skip =
      withoutLines(change, atBase, { ...unshown, becomes }) ??
      (await byContent(candidate, attributes(path).generated !== false));
    const bytes = sizes.get(idShown(candidate) ?? '') ?? null;
    if (skip !== undefined) skipped.push({ path, ...skip, bytes, lines: linesOf(change) });
  }
  return skipped;
}

/** The new content, or of a deleted file the old one. */
const idShown = ({ before, after }: Candidate): string | undefined => after ?? before;

const EXECUTABLE = '100755';

/** Changes of a file that no line shows and that may affect how it runs. */
type Becomes = 'executable' | 'mode' | 'empty' | 'placeholder';

/** Files that keep an empty folder in git. An empty file with any other name may be a switch: nobody knows all of these. */
const KEEPS_A_FOLDER = /(?:^|\/)\.(?:git)?keep$/;

function becomesOf(candidate: Candidate, { oldMode, newMode }: Partial<RawEntry>): Becomes | undefined {
  const [was, is] = [oldMode === EXECUTABLE, newMode === EXECUTABLE];
  if (![oldMode, newMode].includes('000000') && was !== is) return is ? 'executable' : 'mode';
  if (!isEmptyBlob(idShown(candidate) ?? '-')) return undefined;
  const { change } = candidate;
  const keeps = [change.path, ...oldName(change)].every((path) => KEEPS_A_FOLDER.test(path));
  return keeps ? 'placeholder' : 'empty';
}

function oldName(change: FileChange): RepoPath[] {
  return change.kind === 'deleted' || change.from === undefined ? [] : [change.from];
}

function linesOf(change: FileChange): number {
  return change.kind === 'opaque' ? 0 : change.addedLines + change.removedLines;
}

/** What the base revision says about all names of a file. */
function leftOutAtBase(
  change: FileChange,
  attributes: (path: RepoPath) => PathAttributes,
  rules: SkipRules,
): BaseReason | undefined {
  const [reason, ...others] = [change.path, ...oldName(change)].map((path) =>
    skippedAtBase(attributes(path), rules(path)),
  );
  return others.includes(undefined) ? undefined : reason;
}

/** Why a file is skipped regardless of its lines. */
function withoutLines(
  change: FileChange,
  atBase: BaseReason | undefined,
  { large, recoded, unreadable, mayRun, becomes }: Unshown & { readonly becomes: Becomes | undefined },
): Skip | undefined {
  const { path } = change;
  const [from = path] = oldName(change);
  const says: Skip | undefined = atBase && { ...atBase, decided_by: 'base' };
  if (large.includes(path)) return says ?? { reason: 'large', decided_by: 'nobody' };
  if (change.kind !== 'opaque') return says;
  if (recoded.includes(path)) return { reason: 'encoding', decided_by: 'content' };
  if (unreadable.includes(path)) return says ?? { reason: 'unreadable', decided_by: 'nobody' };
  const reason = change.why === 'submodule' || becomes === undefined ? change.why : becomes;
  if (reason === 'rename')
    return {
      reason: says === undefined && mayBeLoaded(from, path) ? 'moved' : 'rename',
      decided_by: 'content',
    };
  if (reason === 'binary' && mayRun.includes(path))
    return says ?? { reason: 'program', decided_by: 'content' };
  // Only the project's own entry allows an approval of what no line shows.
  if (reason !== 'binary' && says?.reason === 'review.skip') return says;
  return { reason, decided_by: 'content' };
}
