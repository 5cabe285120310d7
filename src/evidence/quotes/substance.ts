/** In characters. A shorter quote is found everywhere. `prompts/blocks/evidence.md` repeats the number. */
export const SHORTEST_QUOTE = 10;

/** Control-flow words that are in any file: alone on a line they do not identify the file. */
const EMPTY_WORDS = new Set(
  (
    'else end endif fi do done then begin try finally return break continue pass default ' +
    'null nil None true false True False undefined void'
  ).split(' '),
);

/** A word that does not continue a number: `0xff` and `10px` contain none. */
const WORDS = /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*/gu;

/**
 * Whether a quote can prove anything wherever it is: it has at least `SHORTEST_QUOTE` characters and one line with an
 * identifier. Blank lines, braces, numbers and bare control words are in every file.
 *
 * @param lines without outer white space
 */
export function hasSubstance(lines: readonly string[]): boolean {
  return lines.join('\n').length >= SHORTEST_QUOTE && lines.some(hasIdentifier);
}

/** Whether it is more than punctuation. That is enough for a quote of changed lines, which are few. */
export function hasContent(lines: readonly string[]): boolean {
  return lines.some((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Tells the author of a quote that proves nothing what to do. */
export const QUOTE_MORE = `quote at least ${SHORTEST_QUOTE} characters with an identifier in one line (if need be with the next line), or a changed line as a whole`;

function hasIdentifier(line: string): boolean {
  return (line.match(WORDS) ?? []).some((word) => !EMPTY_WORDS.has(word));
}
