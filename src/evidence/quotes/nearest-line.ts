import type { Side } from '../../contracts/shapes.ts';
import { readingsOf } from './quote-readings.ts';
import type { LinedText } from '../reviewed-text.ts';

/** The line of a file (1-based) that is most like a quote that is not in it, without outer white space. */
export type NearestLine = { readonly line: number; readonly text: string };

/** Half of the words in common. Anything less is a different line. */
const LEAST_LIKENESS = 0.5;

/**
 * The line that a wrong quote probably meant, found by the quote's longest line; the first of equally near ones. Undefined when
 * no line shares half of its words with it.
 */
export function nearestLine(quote: string, side: Side, { text }: LinedText): NearestLine | undefined {
  const wanted = new Set(
    readingsOf(quote, side)
      .map(longestOf)
      .filter((line) => line !== ''),
  );
  let best: NearestLine | undefined;
  let most = 0;
  for (const [at, whole] of text.split('\n').entries()) {
    const line = whole.trim();
    if (line === '') continue;
    for (const one of wanted) {
      const alike = likeness(one, line);
      if (alike < LEAST_LIKENESS || alike <= most) continue;
      most = alike;
      best = { line: at + 1, text: line };
    }
  }
  return best;
}

function longestOf(lines: readonly string[]): string {
  return lines.reduce((best, line) => (line.length > best.length ? line : best), '');
}

/** From 0 to 1: the words in common, out of all words of both. A part of a line is almost that line. */
function likeness(a: string, b: string): number {
  if (b.includes(a)) return 0.9 + 0.1 * (a.length / b.length);
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  return (2 * common) / Math.max(1, left.size + right.size);
}

function wordsOf(line: string): Set<string> {
  return new Set(line.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? []);
}
