import type { LineSpan } from '../../kernel/line-span.ts';
import type { Lines } from './quote-readings.ts';
import type { LinedText } from '../reviewed-text.ts';

/** Every place where the lines appear in a text, in order; places may overlap. Outer white space is ignored. */
export function findLines(wanted: Lines, source: LinedText): LineSpan[] {
  const [first] = wanted;
  if (first === undefined) return [];
  const lines = source.trimmed();
  const found: LineSpan[] = [];
  for (let at = lines.indexOf(first); at !== -1; at = lines.indexOf(first, at + 1)) {
    if (wanted.every((line, index) => lines[at + index] === line))
      found.push({ start: at + 1, end: at + wanted.length });
  }
  return found;
}
