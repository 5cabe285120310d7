import type { Side } from '../contracts/shapes.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { overlapsAny, type LineSpan } from '../kernel/line-span.ts';
import type { RepoPath } from '../kernel/repo-path.ts';

/** 0 on changed lines, 1 where lines were removed, 2 anywhere else. `file` is the name that the change uses. */
export function remotenessIn(changed: ChangedLines, file: RepoPath, side: Side): (at: LineSpan) => number {
  const change = changed.get(file);
  if (change === undefined || change.kind === 'opaque') return () => 2;
  if (side === 'old') return (at) => (overlapsAny(at, change.removed) ? 0 : 2);
  if (change.kind === 'deleted') return () => 2;
  const gaps = change.deletionAnchors.map((line) => ({ start: line - 1, end: line }));
  return (at) => (overlapsAny(at, change.added) ? 0 : overlapsAny(at, gaps) ? 1 : 2);
}
