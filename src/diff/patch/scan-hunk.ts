import type { Failure } from '../../kernel/failure.ts';
import type { LineSpan } from '../../kernel/line-span.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { Hunk } from '../changed-lines.ts';
import { firstLine } from './hunk-order.ts';
import { lineEnd, NEWLINE, type PatchReader } from './patch-reader.ts';

const [PLUS, MINUS, BLANK, BACKSLASH, CARRIAGE_RETURN] = [43, 45, 32, 92, 13];

/** Which hunk of which file: for messages, and to know whether there is a new file. */
export type HunkPlace = { readonly path: string; readonly ordinal: number; readonly newFileGone: boolean };

type Sides = Pick<Hunk, 'old' | 'new'>;

/**
 * Reads one hunk, from its `@@` line to its last line.
 *
 * Its counts say where it ends, never the form of a line: a removed `-- comment` prints as `--- comment`.
 */
export function scanHunk(reader: PatchReader, place: HunkPlace): Hunk {
  const start = reader.at;
  const sides = sidesIn(reader.peekHeader());
  if (sides === undefined) {
    throw reader.malformed(`hunk ${place.ordinal} of ${printable(place.path)} starts with ${reader.shown()}`);
  }
  reader.skipLine();
  const { added, removed, deletionAnchors } = scanLines(reader, sides, place);
  if (reader.startsWith('\\ ')) reader.skipLine();
  return {
    old: sides.old,
    new: sides.new,
    bytes: { start, end: reader.at },
    added,
    removed,
    deletionAnchors: place.newFileGone ? [] : deletionAnchors,
  };
}

/** `@@ -10,2 +10,3 @@`, with `10` for a single line. */
const SIDES = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

function sidesIn(line: string): Sides | undefined {
  const [, oldStart, oldCount = 1, newStart, newCount = 1] = SIDES.exec(line) ?? [];
  if (oldStart === undefined) return undefined;
  return {
    old: { start: Number(oldStart), count: Number(oldCount) },
    new: { start: Number(newStart), count: Number(newCount) },
  };
}

type Changes = {
  readonly added: LineSpan[];
  readonly removed: LineSpan[];
  readonly deletionAnchors: number[];
};

function scanLines(reader: PatchReader, sides: Sides, place: HunkPlace): Changes {
  const { patch } = reader;
  const changes: Changes = { added: [], removed: [], deletionAnchors: [] };
  // The next lines on either side, and the start of the current run of changes.
  let [oldLine, newLine] = [firstLine(sides.old), firstLine(sides.new)];
  let [oldRun, newRun] = [oldLine, newLine];
  const [oldEnd, newEnd] = [oldLine + sides.old.count, newLine + sides.new.count];
  let [at, sawContext] = [reader.at, false];
  while (oldLine < oldEnd || newLine < newEnd) {
    const mark = patch[at];
    if (mark === PLUS && newLine < newEnd) newLine += 1;
    else if (mark === MINUS && oldLine < oldEnd) oldLine += 1;
    else if (isContext(patch, at) && oldLine < oldEnd && newLine < newEnd) {
      addRun(changes, [oldRun, oldLine], [newRun, newLine], newLine);
      oldRun = oldLine += 1;
      newRun = newLine += 1;
      sawContext = true;
    } else if (mark !== BACKSLASH || at === reader.at) {
      reader.at = at;
      throw countsLie(reader, sides, place, oldEnd - oldLine, newEnd - newLine);
    }
    at = lineEnd(patch, at);
  }
  reader.at = at;
  // A removal at the end of a hunk with context was at the end of the file, because otherwise git would have printed more
  // context: its anchor is the line before. A hunk without context (`-U0`) does not show that; there the anchor may be one past
  // the last line.
  addRun(changes, [oldRun, oldLine], [newRun, newLine], sawContext ? Math.max(newLine - 1, 1) : newLine);
  return changes;
}

type Run = readonly [from: number, to: number];

/** Changes between two context lines. `anchor`: the line of a removal that nothing replaces. */
function addRun({ added, removed, deletionAnchors }: Changes, old: Run, now: Run, anchor: number): void {
  const [isRemoved, isAdded] = [old[1] > old[0], now[1] > now[0]];
  if (isAdded) added.push({ start: now[0], end: now[1] - 1 });
  if (isRemoved) removed.push({ start: old[0], end: old[1] - 1 });
  if (isRemoved && !isAdded) deletionAnchors.push(anchor);
}

function countsLie(
  reader: PatchReader,
  sides: Sides,
  place: HunkPlace,
  oldLeft: number,
  newLeft: number,
): Failure {
  return reader.malformed(
    `hunk ${place.ordinal} of ${printable(place.path)} says ${sides.old.count} old and ${sides.new.count} new lines, ` +
      `but ${reader.done ? 'the diff ends' : `${reader.shown()} comes`} ` +
      `after ${sides.old.count - oldLeft} and ${sides.new.count - newLeft}`,
  );
}

/** Some tools strip the blank from an empty context line. */
function isContext(patch: Buffer, at: number): boolean {
  const mark = patch[at];
  return mark === BLANK || mark === NEWLINE || (mark === CARRIAGE_RETURN && patch[at + 1] === NEWLINE);
}
