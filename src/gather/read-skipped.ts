import type { RawEntry } from '../diff/cross-check.ts';
import type { ChangedLines, FileChange } from '../diff/changed-lines.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { Repository } from '../io/git/git.ts';
import {
  skippedByFacts,
  skippedByPath,
  type PathAttributes,
  type SkipReason,
  type SkippedFile,
} from '../scope/skip.ts';
import { baseAttributes } from './base-attributes.ts';
import { blobId } from './blob-id.ts';
import { sharedContents, type Contents } from './contents.ts';

/** A changed file that has text, with the object ids of its two sides; undefined where the file is not. */
type Candidate = {
  readonly change: FileChange;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/**
 * The files of a change that no reviewer is shown, with the reason and the size they have (a deleted one: had).
 *
 * A change cannot hide its own code: attributes are read at base, a renamed file is skipped only when both its names
 * are, and a file that was there before only when it was generated or minified before.
 */
export async function readSkipped(
  repository: Repository,
  baseTree: string,
  {
    changed,
    raw,
    large,
  }: {
    readonly changed: ChangedLines;
    readonly raw: readonly RawEntry[];
    readonly large: readonly RepoPath[];
  },
  contents = sharedContents(repository),
): Promise<SkippedFile[]> {
  const candidates = candidatesOf(changed, raw);
  const paths = candidates.flatMap(({ change }) => [change.path, ...oldName(change)]);
  const [attributes, sizes] = await Promise.all([
    baseAttributes(repository, baseTree, paths),
    contents.sizes(candidates.flatMap(({ before, after }) => after ?? before ?? [])),
  ]);
  const tooLarge = new Set(large);
  const reasons = new Map<RepoPath, SkipReason>();
  const open: Candidate[] = [];
  for (const candidate of candidates) {
    const reason = withoutContent(candidate.change, attributes, tooLarge);
    if (reason !== undefined) reasons.set(candidate.change.path, reason);
    else if (attributes(candidate.change.path).generated !== false) open.push(candidate);
  }
  for (const [path, reason] of await byContent(contents, open)) reasons.set(path, reason);
  return candidates.flatMap(({ change: { path }, before, after }) => {
    const reason = reasons.get(path);
    return reason === undefined ? [] : [{ path, reason, bytes: sizes.get(after ?? before ?? '') ?? null }];
  });
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

function withoutContent(
  change: FileChange,
  attributes: (path: RepoPath) => PathAttributes,
  tooLarge: ReadonlySet<RepoPath>,
): SkipReason | undefined {
  const isLarge = tooLarge.has(change.path);
  if (change.kind === 'opaque' && !isLarge) return change.why;
  const [reason, ...others] = [change.path, ...oldName(change)].map((path) =>
    skippedByPath(path, attributes(path)),
  );
  return (others.includes(undefined) ? undefined : reason) ?? (isLarge ? 'large' : undefined);
}

async function byContent(
  contents: Contents,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<RepoPath, SkipReason>> {
  const reasons = new Map<RepoPath, SkipReason>();
  const judge = async (side: 'before' | 'after', judged: readonly Candidate[]): Promise<void> => {
    const facts = await contents.facts(judged.flatMap((candidate) => candidate[side] ?? []));
    for (const { change, [side]: oid } of judged) {
      const content = facts.get(oid ?? '');
      if (content === undefined) continue;
      const reason = skippedByFacts(change.path, content);
      if (reason === undefined) reasons.delete(change.path);
      else reasons.set(change.path, reason);
    }
  };
  // What a new file says of itself is no reason, and not read: the change could write it there to hide.
  const old = candidates.filter(({ before }) => before !== undefined);
  await judge('after', old);
  const wasThere = old.filter(({ change, after }) => after === undefined || reasons.has(change.path));
  await judge('before', wasThere);
  return reasons;
}
