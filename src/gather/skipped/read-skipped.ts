import type { RawEntry } from '../../diff/check/cross-check.ts';
import type { ChangedLines, FileChange } from '../../diff/changed-lines.ts';
import { isEmptyBlob } from '../../diff/empty-blob.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Repository } from '../../io/git/git.ts';
import { blobSizes } from '../../io/git/objects/objects.ts';
import {
  skippedAtBase,
  type BaseReason,
  type PathAttributes,
  type SkipDecision,
  type SkipReason,
  type SkippedFile,
} from '../../scope/skip.ts';
import { baseAttributes } from '../change/base-attributes.ts';
import { blobId } from '../change/blob-id.ts';
import { deceptiveTexts } from './deceptive-texts.ts';
import { mayBeLoaded } from './name-weight.ts';
import type { Unshown } from '../change/read-patch.ts';
import { readSkipRules, type SkipRules } from './skip-rules.ts';
import { skippedByWhatTheyAre, type Candidate } from './skipped-by-content.ts';

type Listed = { readonly changed: ChangedLines; readonly raw: readonly RawEntry[] };

type Skip = {
  readonly reason: SkipReason;
  readonly decided_by: SkipDecision;
  readonly why?: string;
};

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
  const candidates = candidatesOf(changed, raw);
  const paths = candidates.flatMap(({ change }) => [change.path, ...oldName(change)]);
  const [attributes, sizes, rules] = await Promise.all([
    baseAttributes(repository, baseTree, paths),
    blobSizes(
      repository,
      candidates.flatMap((one) => idShown(one) ?? []),
    ),
    readSkipRules(repository, baseTree),
  ]);
  const modes = executableOrNoMore(raw);
  const deceptive = await deceptiveTexts(repository, candidates);
  const reasons = new Map<RepoPath, Skip>();
  const open: Candidate[] = [];
  for (const candidate of candidates) {
    const { change } = candidate;
    const atBase = leftOutAtBase(change, attributes, rules);
    const isEmpty = isEmptyBlob(idShown(candidate) ?? '-');
    const becomes = modes.get(change.path) ?? (isEmpty ? emptied(change) : undefined);
    const reason = deceptive.get(change.path);
    const skip = withoutLines(change, atBase, { ...unshown, becomes });
    if (skip !== undefined) reasons.set(change.path, skip);
    else if (reason !== undefined) reasons.set(change.path, { reason, decided_by: 'nobody' });
    else if (attributes(change.path).generated !== false) open.push(candidate);
  }
  for (const [path, skip] of await skippedByWhatTheyAre(repository, open)) reasons.set(path, skip);
  return candidates.flatMap((candidate) => {
    const { change } = candidate;
    const skip = reasons.get(change.path);
    const bytes = sizes.get(idShown(candidate) ?? '') ?? null;
    return skip === undefined ? [] : [{ path: change.path, ...skip, bytes, lines: linesOf(change) }];
  });
}

/** The new content, or of a deleted file the old one. */
const idShown = ({ before, after }: Candidate): string | undefined => after ?? before;

const EXECUTABLE = '100755';

/** Changes of a file that no line shows and that may affect how it runs. */
type Becomes = 'executable' | 'mode' | 'empty' | 'placeholder';

/** Files that keep an empty folder in git. An empty file with any other name may be a switch: nobody knows all of these. */
const KEEPS_A_FOLDER = /(?:^|\/)\.(?:git)?keep$/;

function emptied(change: FileChange): Becomes {
  return [change.path, ...oldName(change)].every((path) => KEEPS_A_FOLDER.test(path))
    ? 'placeholder'
    : 'empty';
}

function executableOrNoMore(raw: readonly RawEntry[]): ReadonlyMap<RepoPath, Becomes> {
  return new Map(
    raw.flatMap(({ path, oldMode, newMode }): [RepoPath, Becomes][] => {
      if ([oldMode, newMode].includes('000000') || (oldMode === EXECUTABLE) === (newMode === EXECUTABLE))
        return [];
      return [[path, newMode === EXECUTABLE ? 'executable' : 'mode']];
    }),
  );
}

function candidatesOf(changed: ChangedLines, raw: readonly RawEntry[]): Candidate[] {
  const entries = new Map(raw.map((entry) => [entry.path, entry]));
  return [...changed.values()].map((change) => {
    const entry = entries.get(change.path);
    return {
      change,
      before: blobId(entry?.oldMode, entry?.oldOid),
      after: blobId(entry?.newMode, entry?.newOid),
    };
  });
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
