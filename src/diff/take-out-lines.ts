import { firstOf, linesOf, type Replaced } from './splice-lines.ts';

/** A change of a text, and the later changes; hunks without context (`-U0`). */
export type ChangeSince = {
  readonly before: Buffer;
  readonly after: Buffer;
  readonly now: Buffer;
  /** From `before` to `after`. */
  readonly made: readonly Replaced[];
  /** From `after` to `now`. */
  readonly since: readonly Replaced[];
};

/**
 * The current text without the lines that a change added, and with those that it removed. Later additions stay, and so do lines
 * of the change that were edited since. A heading stays while later lines are below it: without it they would belong to the
 * section before.
 */
export function takeOutLines({ before, after, now, made, since }: ChangeSince): Buffer {
  const [old, written, lines] = [linesOf(before), linesOf(after), linesOf(now)];
  const placed = placesNow(written.length, since);
  const own = new Set(placed.filter((at) => at !== undefined));
  const gone = new Set<number>();
  const back = new Map<number, readonly string[]>();
  for (const hunk of made) {
    const first = firstOf(hunk.new);
    const places = placed.slice(first, first + hunk.new.count);
    const at = hunk.new.count === 0 ? gapNow(placed, first, lines.length) : places[0];
    const there = places.filter((place) => place !== undefined);
    if (at === undefined || there.length < places.length) continue;
    const removed = old.slice(firstOf(hunk.old), firstOf(hunk.old) + hunk.old.count);
    back.set(at, [...(back.get(at) ?? []), ...removed]);
    const kept = headingsAbove(there, lines, own);
    for (const place of there) if (!kept.has(place)) gone.add(place);
  }
  const left = [...lines, ''].flatMap((line, at) => [
    ...(back.get(at) ?? []),
    ...(gone.has(at) ? [] : [line]),
  ]);
  return Buffer.from(joined(left.filter((line) => line !== '')), 'latin1');
}

/** The current position of each line of a text after these changes; undefined if it was changed or removed. */
function placesNow(count: number, since: readonly Replaced[]): (number | undefined)[] {
  const places: (number | undefined)[] = Array.from({ length: count }, () => undefined);
  let [from, to] = [0, 0];
  for (const hunk of [...since, END(count)]) {
    while (from < firstOf(hunk.old)) places[from++] = to++;
    from = firstOf(hunk.old) + hunk.old.count;
    to = firstOf(hunk.new) + hunk.new.count;
  }
  return places;
}

const END = (count: number): Replaced => ({ old: { start: count, count: 0 }, new: { start: 0, count: 0 } });

/** The gap before a line, if one of its neighbours is still there. */
function gapNow(placed: readonly (number | undefined)[], at: number, count: number): number | undefined {
  if (placed.length === 0) return count;
  const above = at === 0 ? undefined : placed[at - 1];
  return placed[at] ?? (above === undefined ? undefined : above + 1);
}

/** Of the lines to remove: headings, and the blank lines next to them, with later lines of others below. */
function headingsAbove(
  there: readonly number[],
  lines: readonly string[],
  own: ReadonlySet<number>,
): Set<number> {
  const [first = 0, last = -1] = [there[0], there.at(-1)];
  const end = last + 1 < lines.length && !own.has(last + 1) ? last + 1 : last;
  const later = range(first, end).findLast((at) => !own.has(at));
  if (later === undefined) return new Set();
  const headings = there.filter((at) => at < later && isHeading(lines, at));
  const blank = there.filter((at) => (lines[at] ?? '').trim() === '');
  return new Set(headings.length === 0 ? [] : [...headings, ...blank]);
}

/** As in Markdown, reStructuredText and plain text: marked at the start, or underlined. */
function isHeading(lines: readonly string[], at: number): boolean {
  const isLine = (text = ''): boolean => /^([=~^"'*+#-])\1{2,}\s*$/.test(text);
  const text = lines[at] ?? '';
  return /^#{1,6}\s/.test(text) || isLine(text) || (text.trim() !== '' && isLine(lines[at + 1]));
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

/** A last line without a newline may now be above others. */
function joined(lines: readonly string[]): string {
  return lines
    .map((line, at) => (at < lines.length - 1 && !line.endsWith('\n') ? `${line}\n` : line))
    .join('');
}
