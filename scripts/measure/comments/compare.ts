import { lineAt, lineIndex } from '../../../src/context/line-index.ts';

type Stretch = { readonly start: number; readonly end: number };

/** Of one text: the lines on which either sees a comment, and those on which they do not see the same. */
export type Compared = { readonly lines: number; readonly differing: readonly number[] };

/** Line by line, without the blanks around; what is blank is no comment. */
export function compareComments(
  text: string,
  ours: readonly Stretch[],
  theirs: readonly Stretch[],
): Compared {
  const [a, b] = [byLine(text, ours), byLine(text, theirs)];
  const lines = [...new Set([...a.keys(), ...b.keys()])].toSorted((one, other) => one - other);
  return { lines: lines.length, differing: lines.filter((line) => a.get(line) !== b.get(line)) };
}

function byLine(text: string, stretches: readonly Stretch[]): ReadonlyMap<number, string> {
  const index = lineIndex(text);
  const lines = new Map<number, string>();
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const first = lineAt(index, start);
    for (const [n, part] of text.slice(start, end).split('\n').entries()) {
      const shown = part.trim();
      if (shown !== '') lines.set(first + n, (lines.get(first + n) ?? '') + shown);
    }
  }
  return lines;
}
