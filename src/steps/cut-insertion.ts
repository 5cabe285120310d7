import type { Replaced } from '../diff/splice-lines.ts';

type Placed = { readonly id: string; readonly places: readonly (readonly [first: number, last: number])[] };
type Piece = { readonly id: string; readonly hunk: Replaced };

/**
 * Lines that several results inserted at one place, such as tests one after the other, cut where one result's lines end and the
 * next one's begin. Lines that nobody names go with what follows them, or at the end with what comes before. So do blank lines,
 * unless the insertion ends with one and begins with none: then each part has its blank lines below it. Undefined if a line
 * belongs to two results, or no line belongs to any.
 *
 * @param lines of the file as it is now
 */
export function cutInsertion(
  hunk: Replaced,
  placed: readonly Placed[],
  lines: readonly string[],
): readonly Piece[] | undefined {
  const ownersOf = (line: number): readonly Placed[] =>
    placed.filter(({ places }) => places.some(([first, last]) => first <= line && line <= last));
  const { old, new: now } = aligned(hunk, lines, (line) => ownersOf(line).length > 0);
  const isBlank = (line: number): boolean => lines[line - 1]?.trim() === '';
  const closesWithBlank = isBlank(now.start + now.count - 1) && !isBlank(now.start);
  const pieces: { id: string | undefined; start: number; count: number }[] = [];
  for (let line = now.start; line < now.start + now.count; line += 1) {
    const owners = ownersOf(line);
    if (owners.length > 1) return undefined;
    const open = pieces.at(-1);
    const id = owners[0]?.id ?? (closesWithBlank && isBlank(line) ? open?.id : undefined);
    const isSame = open !== undefined && (open.id === id || open.id === undefined);
    if (isSame) Object.assign(open, { id, count: open.count + 1 });
    else pieces.push({ id, start: line, count: 1 });
  }
  const last = pieces.at(-1);
  const before = pieces.at(-2);
  if (last !== undefined && before !== undefined && last.id === undefined) {
    before.count += last.count;
    pieces.pop();
  }
  return pieces.every(({ id }) => id !== undefined)
    ? pieces.map(({ id = '', start, count }) => ({ id, hunk: { old, new: { start, count } } }))
    : undefined;
}

/**
 * Moves the insertion to where its lines begin and end as they were written. If the line after it equals its first one, git may
 * have reported it a line too early or too late, and cannot know.
 */
function aligned(hunk: Replaced, lines: readonly string[], isOwned: (line: number) => boolean): Replaced {
  const { count } = hunk.new;
  let { start } = hunk.new;
  const at = (line: number): string | undefined => lines[line - 1];
  const isRepeated = (): boolean => at(start + count) !== undefined && at(start) === at(start + count);
  while (!isOwned(start) && isOwned(start + count) && isRepeated()) start += 1;
  const isRepeatedAbove = (): boolean => start > 1 && at(start + count - 1) === at(start - 1);
  while (!isOwned(start + count - 1) && isOwned(start - 1) && isRepeatedAbove()) start -= 1;
  const moved = start - hunk.new.start;
  return { old: { start: hunk.old.start + moved, count: 0 }, new: { start, count } };
}
