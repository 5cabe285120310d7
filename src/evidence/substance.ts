/** Shorter than this, a quote stands everywhere. */
export const SHORTEST_QUOTE = 10;

/** Words of control flow that stand in any file: alone on a line they say nothing about which file it is. */
const EMPTY_WORDS = new Set(
  (
    'else end endif fi do done then begin try finally return break continue pass default ' +
    'null nil None true false True False undefined void'
  ).split(' '),
);

/** A word that does not continue a number: `0xff` and `10px` hold none. */
const WORDS = /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*/gu;

/**
 * Whether a quote can prove anything: at least 10 characters and one line with an identifier. Blank lines, braces,
 * numbers and bare control words are found in every file.
 *
 * `lines` without outer white space.
 */
export function hasSubstance(lines: readonly string[]): boolean {
  return lines.join('\n').length >= SHORTEST_QUOTE && lines.some(hasIdentifier);
}

function hasIdentifier(line: string): boolean {
  return (line.match(WORDS) ?? []).some((word) => !EMPTY_WORDS.has(word));
}
