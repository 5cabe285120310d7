import type { ScopeEntry } from '../../contracts/files/scope-file.ts';
import type { ChangedLines, FileChange, Hunk } from '../../diff/changed-lines.ts';
import { type LineSpan, mergeSpans } from '../../kernel/line-span.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

/** Changed lines as `scope.json` keeps them: numbers only, the text stays in git. */
export function scopeEntries(changed: ChangedLines): ScopeEntry[] {
  return [...changed.values()].map(scopeEntry);
}

export function changedLineCount(
  entries: readonly Pick<ScopeEntry, 'addedLines' | 'removedLines'>[],
): number {
  return entries.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}

function scopeEntry(file: FileChange): ScopeEntry {
  const { path } = file;
  const from = 'from' in file ? { from: file.from } : {};
  if (file.kind === 'opaque') {
    const { kind, status, why } = file;
    return { kind, path, ...from, status, why, addedLines: 0, removedLines: 0, hunks: [] };
  }
  const { kind, addedLines, removedLines } = file;
  const status = kind === 'text' ? file.status : 'deleted';
  return { kind, path, ...from, status, addedLines, removedLines, hunks: file.hunks.map(hunkNumbers) };
}

function hunkNumbers(hunk: Hunk): ScopeEntry['hunks'][number] {
  return {
    old: hunk.old,
    new: hunk.new,
    added: hunk.added.map(pair),
    removed: hunk.removed.map(pair),
    deletionAnchors: [...hunk.deletionAnchors],
  };
}

const pair = (span: LineSpan): [number, number] => [span.start, span.end];
const span = ([start, end]: readonly [number, number]): LineSpan => ({ start, end });

/** The inverse. Hunks lack their position in the patch: no reader of `scope.json` has the patch. */
export function changedLinesOf(entries: readonly ScopeEntry[]): ChangedLines {
  return new Map(entries.map((entry) => [entry.path as RepoPath, fileChange(entry)]));
}

function fileChange(entry: ScopeEntry): FileChange {
  const path = entry.path as RepoPath;
  const from = entry.from === undefined ? {} : { from: entry.from as RepoPath };
  if (entry.kind === 'opaque') {
    return { kind: 'opaque', path, ...from, status: entry.status, why: entry.why ?? 'binary' };
  }
  const hunks = entry.hunks.map((h): Hunk => ({
    ...h,
    bytes: { start: 0, end: 0 },
    added: h.added.map(span),
    removed: h.removed.map(span),
  }));
  const removed = mergeSpans(hunks.flatMap((h) => h.removed));
  const { removedLines } = entry;
  if (entry.kind === 'deleted') return { kind: 'deleted', path, addedLines: 0, removedLines, hunks, removed };
  return {
    kind: 'text',
    path,
    ...from,
    status: entry.status === 'deleted' ? 'modified' : entry.status,
    addedLines: entry.addedLines,
    removedLines,
    hunks,
    removed,
    added: mergeSpans(hunks.flatMap((h) => h.added)),
    deletionAnchors: [...new Set(hunks.flatMap((h) => h.deletionAnchors))].toSorted((a, b) => a - b),
  };
}
