import type { ClaimedFinding } from '../contracts/replies/review.ts';
import { claimedFile } from '../evidence/claimed-file.ts';
import { readingsOf } from '../evidence/quotes/quote-readings.ts';
import { lineReadAs } from '../evidence/quotes/line-read-as.ts';
import type { World } from '../evidence/world.ts';
import { overlapsAny } from '../kernel/line-span.ts';
import type { RepoPath } from '../kernel/repo-path.ts';

/**
 * The changed line that a reviewer may have meant when its quote is only on unchanged lines: the line it named, or one that
 * reads like the quote but has other characters. Undefined if there is none.
 */
export function changedLineMeant(
  { file: named, line, verification }: ClaimedFinding,
  world: World,
): { readonly file: RepoPath; readonly line: number } | undefined {
  const file = claimedFile(named, world);
  const change = file === undefined ? undefined : world.changed.get(file);
  if (file === undefined || change?.kind !== 'text') return undefined;
  const text = world.headText(file)?.plain;
  const lines = text?.lines() ?? [];
  if (overlapsAny({ start: line, end: line }, change.added) && (lines[line - 1]?.trim() ?? '') !== '') {
    return { file, line };
  }
  const quoted = readingsOf(verification.code_examined, 'new').flat();
  for (const { start, end } of change.added) {
    for (let at = start; at <= end; at += 1) {
      if (lineReadAs(lines[at - 1] ?? '', quoted)) return { file, line: at };
    }
  }
  return undefined;
}
