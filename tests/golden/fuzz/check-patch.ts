import { deepStrictEqual, ok } from 'node:assert';
import type { ChangedLines } from '../../../src/diff/changed-lines.ts';
import { parsePatch } from '../../../src/diff/patch/parse-patch.ts';
import type { LineSpan } from '../../../src/kernel/line-span.ts';
import { asRepoPath } from '../../../src/kernel/repo-path.ts';
import { answerOf } from './answer-of.ts';

export function checkPatch(input: Buffer): void {
  const answer = answerOf(() => parsePatch(input));
  if ('refusal' in answer) return;
  const changed = answer.value;
  // git prints a submodule as a line of text; the reader reports no lines for it.
  if (!input.includes('160000')) deepStrictEqual(linesReported(changed), plainCount(input));
  const paths = [...changed.keys()];
  deepStrictEqual(
    paths,
    paths.toSorted((a, b) => (a < b ? -1 : 1)),
  );
  for (const [path, change] of changed) {
    deepStrictEqual(change.path, path);
    deepStrictEqual(asRepoPath(path), path);
    if (change.kind === 'opaque') continue;
    requireApart(change.removed);
    deepStrictEqual(linesOf(change.removed), change.removedLines);
    if (change.kind === 'deleted') continue;
    requireApart(change.added);
    deepStrictEqual(linesOf(change.added), change.addedLines);
    deepStrictEqual(
      change.hunks.flatMap(({ added }) => added),
      change.added,
    );
    ok(change.deletionAnchors.every((line) => line >= 1));
  }
}

/** Added and removed lines of the whole patch, as the reader reports them. */
function linesReported(changed: ChangedLines): { added: number; removed: number } {
  let [added, removed] = [0, 0];
  for (const change of changed.values()) {
    if (change.kind === 'opaque') continue;
    added += change.addedLines;
    removed += change.removedLines;
  }
  return { added, removed };
}

/** The same from a plain count, by the numbers of each `@@` line and the first character of each line after it. */
function plainCount(patch: Buffer): { added: number; removed: number } {
  let [added, removed, oldLeft, newLeft] = [0, 0, 0, 0];
  for (const line of patch.toString('latin1').split('\n')) {
    if (oldLeft > 0 || newLeft > 0) {
      if (line.startsWith('+')) [added, newLeft] = [added + 1, newLeft - 1];
      else if (line.startsWith('-')) [removed, oldLeft] = [removed + 1, oldLeft - 1];
      else if (!line.startsWith('\\')) [oldLeft, newLeft] = [oldLeft - 1, newLeft - 1];
      continue;
    }
    const head = /^@@ -\d+(,\d+)? \+\d+(,\d+)? @@/.exec(line);
    // Without a count it is one line.
    if (head !== null) [oldLeft, newLeft] = [Number(head[1]?.slice(1) ?? 1), Number(head[2]?.slice(1) ?? 1)];
  }
  return { added, removed };
}

function linesOf(spans: readonly LineSpan[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start + 1, 0);
}

function requireApart(spans: readonly LineSpan[]): void {
  let last = 0;
  for (const { start, end } of spans) {
    ok(start > last && end >= start, `spans out of order: ${JSON.stringify(spans)}`);
    // Adjacent spans must be merged.
    last = end + 1;
  }
}
