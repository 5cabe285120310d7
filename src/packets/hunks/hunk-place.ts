import { firstLine } from '../../diff/patch/hunk-order.ts';
import type { ShownHunk } from './shown-files.ts';

/** Above this many candidates they are not compared: a file of one repeated line would take quadratic time. */
const MOST_CANDIDATES = 1000;

/**
 * Where in the old file a hunk is, without a line number: the index, from 0, among the places that equal its old side.
 * The same lines in another function, with the same three lines around them, are another place.
 *
 * If the old text cannot decide, the line number itself, as text: then every hunk that moves counts as another hunk.
 */
export function placesIn(oldText: string | undefined): (hunk: ShownHunk) => number | string {
  const lines = oldText?.split('\n') ?? [];
  const positions = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    const known = positions.get(line);
    if (known === undefined) positions.set(line, [at]);
    else known.push(at);
  }
  return (hunk) => {
    const side = oldSide(hunk);
    if (side.length === 0) return 0;
    const own = firstLine(hunk.old) - 1;
    const isAt = (start: number): boolean => side.every((line, index) => lines[start + index] === line);
    const counts = side.map((line) => positions.get(line)?.length ?? 0);
    const rarest = counts.indexOf(Math.min(...counts));
    const candidates = positions.get(side[rarest] ?? '') ?? [];
    if (candidates.length > MOST_CANDIDATES || !isAt(own)) return `line ${own + 1}`;
    return candidates.filter((at) => at - rarest < own && isAt(at - rarest)).length;
  };
}

function oldSide({ text }: ShownHunk): string[] {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line.startsWith('-') || line.startsWith(' '))
    .map((line) => line.slice(1));
}
