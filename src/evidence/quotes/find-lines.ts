import type { LineSpan } from '../../kernel/line-span.ts';
import type { Lines } from './quote-readings.ts';
import type { LinedText } from '../reviewed-text.ts';

/**
 * Every place where the lines appear in a text, in order; places may overlap. Outer white space is ignored.
 *
 * The longest line is looked up by `indexOf` and only its neighbours are compared, so the text is neither split nor normalised:
 * a thousand quotes cost little more than a thousand `indexOf`.
 */
export function findLines(wanted: Lines, source: LinedText): LineSpan[] {
  const { text } = source;
  const [needle, at] = longest(wanted);
  if (needle === '') return [];
  const found: LineSpan[] = [];
  for (let hit = text.indexOf(needle); hit !== -1;) {
    const start = text.lastIndexOf('\n', hit - 1) + 1;
    const end = endOfLine(text, hit);
    if (text.slice(start, end).trim() === needle && neighboursAgree(text, wanted, at, start, end)) {
      const first = source.lineAt(hit) - at;
      found.push({ start: first, end: first + wanted.length - 1 });
    }
    hit = text.indexOf(needle, end);
  }
  return found;
}

/** Whether the lines before and after `start`…`end`, which is `wanted[at]`, are the wanted ones. */
function neighboursAgree(text: string, wanted: Lines, at: number, start: number, end: number): boolean {
  let before = start;
  for (let index = at - 1; index >= 0; index -= 1) {
    if (before === 0) return false;
    const lineEnd = before - 1;
    // Above a blank first line this finds that line again. The first wanted line is not blank, so the loop still fails.
    before = text.lastIndexOf('\n', lineEnd - 1) + 1;
    if (text.slice(before, lineEnd).trim() !== wanted[index]) return false;
  }
  let behind = end;
  for (let index = at + 1; index < wanted.length; index += 1) {
    if (behind >= text.length) return false;
    const lineEnd = endOfLine(text, behind + 1);
    if (text.slice(behind + 1, lineEnd).trim() !== wanted[index]) return false;
    behind = lineEnd;
  }
  return true;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function longest(lines: Lines): readonly [line: string, index: number] {
  return lines.reduce<readonly [string, number]>(
    (best, line, index) => (line.length > best[0].length ? [line, index] : best),
    ['', 0],
  );
}
