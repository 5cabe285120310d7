import { lineIndex, linesBetween } from '../../context/line-index.ts';
import type { LineSpan } from '../../kernel/line-span.ts';
import type { LinedText } from '../../evidence/reviewed-text.ts';
import { SHORTEST_QUOTE } from '../../evidence/quotes/substance.ts';

/**
 * The lines of a quote, ignoring blanks and line ends: a formatter fixes nothing. Of several places, the nearest to `line`;
 * undefined if there is none.
 */
export function reformatted(
  quote: string,
  { text, linesOf }: LinedText,
  line: number,
): { readonly at: LineSpan; readonly quote: string } | undefined {
  const wanted = quote.replaceAll(/\s+/g, '');
  if (wanted.length < SHORTEST_QUOTE) return undefined;
  const { dense, offsets } = withoutBlanks(text);
  const index = lineIndex(text);
  let best: LineSpan | undefined;
  for (let hit = dense.indexOf(wanted); hit !== -1; hit = dense.indexOf(wanted, hit + 1)) {
    const [from = 0, to = 0] = [offsets[hit], offsets[hit + wanted.length - 1]];
    if (!isWholeLines(text, from, to)) continue;
    const at = linesBetween(index, from, to + 1);
    if (best === undefined || Math.abs(at.start - line) < Math.abs(best.start - line)) best = at;
  }
  if (best === undefined) return undefined;
  return { at: best, quote: linesOf(best).join('\n') };
}

/** Next to other text on its line it is other code: `await charge()` is not `charge()`. */
function isWholeLines(text: string, from: number, to: number): boolean {
  const behind = text.indexOf('\n', to);
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  return `${before}${text.slice(to + 1, behind === -1 ? text.length : behind)}`.trim() === '';
}

function withoutBlanks(text: string): { readonly dense: string; readonly offsets: readonly number[] } {
  const offsets: number[] = [];
  let dense = '';
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    dense += word;
    for (let i = 0; i < word.length; i += 1) offsets.push(index + i);
  }
  return { dense, offsets };
}
