import type { ScopePolicy } from '../contracts/vocabulary.ts';
import type { FoundCause } from '../evidence/proofs/prove-cause.ts';
import type { Side } from '../contracts/shapes.ts';
import type { ChangedLines, DeletedFile, FileChange, Hunk, TextChange } from '../diff/changed-lines.ts';
import type { SourceLines } from '../diff/source-lines.ts';
import { overlaps, overlapsAny, type LineSpan } from '../kernel/line-span.ts';

/** Where a finding is relative to the change. `docs/findings.md` explains each. */
export const PLACEMENTS = [
  'added',
  'deletion_anchor',
  'hunk_context',
  'changed_file',
  'impact',
  'outside',
  'unlocatable',
] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** Where a finding is, and what it says about an effect elsewhere. */
export type PlacedClaim = SourceLines & {
  /** The finding is about an unchanged place that the change breaks. */
  readonly isImpact: boolean;
  /** The part of the change that causes it. */
  readonly cause?: FoundCause;
};

/**
 * Where a finding is relative to the change. The first of these that holds: on changed lines, next to removed ones, an effect
 * whose cause is a changed line or a file renamed or deleted, near a change, in a changed file, outside. `unlocatable` is for
 * findings without a place; this function never returns it.
 */
export function placementOf(claim: PlacedClaim, changed: ChangedLines): Exclude<Placement, 'unlocatable'> {
  const placement = placementInFile(claim, changed);
  if (placement === 'added' || placement === 'deletion_anchor') return placement;
  const { isImpact, cause } = claim;
  return isImpact && cause !== undefined && isOfChange(cause, changed) ? 'impact' : placement;
}

/** Whether a cause is part of the change: a changed line, or a whole file that was found in it. */
export function isOfChange(cause: FoundCause, changed: ChangedLines): boolean {
  return cause.whole !== undefined || isOnChangedLine(cause, changed);
}

/** Strict, as a cause must be: an added line of the new file or a removed line of the old one, not its neighbour. */
export function isOnChangedLine(place: SourceLines, changed: ChangedLines): boolean {
  const change = changeAt(place, changed);
  switch (change?.kind) {
    case undefined:
    case 'opaque':
      return false;
    case 'deleted':
      return overlapsAny(place.at, change.removed);
    case 'text':
      return overlapsAny(place.at, place.side === 'old' ? change.removed : change.added);
  }
}

function placementInFile(
  place: SourceLines,
  changed: ChangedLines,
): Exclude<Placement, 'unlocatable' | 'impact'> {
  const change = changeAt(place, changed);
  switch (change?.kind) {
    case undefined:
      return 'outside';
    case 'opaque':
      return 'changed_file';
    case 'deleted':
      // There is no new side, so any line is one of the old file.
      return onOldSide(place.at, change);
    case 'text':
      return place.side === 'old' ? onOldSide(place.at, change) : onNewSide(place.at, change);
  }
}

/** A removed line may be given under the file's former name. */
export function changeAt(
  { file, side }: Pick<SourceLines, 'file' | 'side'>,
  changed: ChangedLines,
): FileChange | undefined {
  const change = changed.get(file);
  if (change !== undefined || side === 'new') return change;
  return [...changed.values()].find((other) => other.kind !== 'deleted' && other.from === file);
}

function onOldSide(at: LineSpan, { removed, hunks }: TextChange | DeletedFile): Placement & InFile {
  if (overlapsAny(at, removed)) return 'deletion_anchor';
  return isInHunk(at, hunks, 'old') ? 'hunk_context' : 'changed_file';
}

function onNewSide(at: LineSpan, { added, deletionAnchors, hunks }: TextChange): Placement & InFile {
  if (overlapsAny(at, added)) return 'added';
  // Removed text was between the line before the anchor and the anchor.
  if (deletionAnchors.some((anchor) => overlaps(at, { start: anchor - 1, end: anchor })))
    return 'deletion_anchor';
  return isInHunk(at, hunks, 'new') ? 'hunk_context' : 'changed_file';
}

type InFile = 'added' | 'deletion_anchor' | 'hunk_context' | 'changed_file';

function isInHunk(at: LineSpan, hunks: readonly Hunk[], side: Side): boolean {
  return hunks.some(
    ({ [side]: { start, count } }) => count > 0 && overlaps(at, { start, end: start + count - 1 }),
  );
}

/** What each policy admits. Each admits what the one before it does, and more. */
const ADMITTED: Readonly<Record<ScopePolicy, ReadonlySet<Placement>>> = {
  added: new Set(['added', 'deletion_anchor', 'impact']),
  diff_context: new Set(['added', 'deletion_anchor', 'impact', 'hunk_context']),
  file: new Set(['added', 'deletion_anchor', 'impact', 'hunk_context', 'changed_file']),
  // Not `unlocatable`: a finding without a place cannot be acted on, and `.git/` is never a place.
  nofilter: new Set(['added', 'deletion_anchor', 'impact', 'hunk_context', 'changed_file', 'outside']),
};

/** Whether a scope policy admits findings of a placement. */
export function allowedBy(policy: ScopePolicy, placement: Placement): boolean {
  return ADMITTED[policy].has(placement);
}
