import type { Side } from '../../contracts/shapes.ts';

/** Lines without outer white space and without blank lines at either end. Quotes and files are compared in this form. */
export type Lines = readonly string[];

/** `12→code`, `12<tab>code`, `12 | code`, `12: code`, `12-code`: how Read, Grep and people number lines. */
const GUTTER = /^\s*(\d+)(?:→|\t|:|-|[ ]*\|)(.*)$/su;

/**
 * The ways to read a quote, the literal one first: as it is; without the line numbers of the tool that showed the file; without
 * the `+` and ` ` (on the old side: `-` and ` `) of the diff that showed the lines.
 *
 * The result is compared with the file, so a reading that the model did not mean proves nothing wrong.
 */
export function readingsOf(quote: string, side: Side): Lines[] {
  const raw = quote.split('\n').map((line) => line.replace(/\r$/, ''));
  const numberless = withoutGutter(raw);
  const shown = numberless === undefined ? [raw] : [raw, numberless];
  const markless = shown.map((lines) => withoutMarks(lines, side === 'new' ? '+' : '-'));
  return [...shown, ...markless.filter((lines) => lines !== undefined)].map(compared);
}

/** Trimmed lines. Blank lines around a quote come from the model, not from the file. */
export function compared(lines: readonly string[]): Lines {
  const trimmed = lines.map((line) => line.trim());
  const first = trimmed.findIndex((line) => line !== '');
  return first === -1 ? [] : trimmed.slice(first, trimmed.findLastIndex((line) => line !== '') + 1);
}

/** Only if every non-blank line has a number, each one more than the line before. */
function withoutGutter(lines: readonly string[]): string[] | undefined {
  let last: number | undefined;
  const stripped: string[] = [];
  for (const line of lines) {
    const [, digits, rest] = GUTTER.exec(line) ?? [];
    if (digits === undefined || rest === undefined) {
      if (line.trim() !== '') return undefined;
      stripped.push('');
      continue;
    }
    const number = Number(digits);
    if (last !== undefined && number !== last + 1) return undefined;
    last = number;
    stripped.push(rest);
  }
  return last === undefined ? undefined : stripped;
}

/** Only if every non-blank line has a diff mark of that side, and at least one is the side's own. */
function withoutMarks(lines: readonly string[], own: '+' | '-'): string[] | undefined {
  const marked = lines.filter((line) => line.trim() !== '');
  const isDiff = marked.every((line) => line.startsWith(own) || line.startsWith(' '));
  if (!isDiff || !marked.some((line) => line.startsWith(own))) return undefined;
  return lines.map((line) => line.slice(1));
}
