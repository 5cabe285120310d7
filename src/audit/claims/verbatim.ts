/** Characters that are not white space; a shorter line is nobody's secret and everybody's idiom. */
const LONG_LINE = 20;

/** Shorter than any line it stands for: no text outgrows the limits of its contract. */
export const REMOVED = '[VERBATIM REMOVED]';

/**
 * A text in which every line of the diff of 20 or more characters, white space not counted, is replaced by a mark.
 * White space within the line is not compared: a line that was wrapped is repeated all the same.
 */
export function withoutVerbatim(text: string, lines: readonly string[]): string {
  const squeezed = squeeze(text);
  const repeated = [...new Set(lines)]
    .filter((line) => isLong(squeeze(line)) && squeezed.includes(squeeze(line)))
    // The longest first: a line may hold another.
    .toSorted((a, b) => squeeze(b).length - squeeze(a).length);
  return repeated.reduce((rest, line) => rest.replaceAll(patternOf(line), REMOVED), text);
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, '');

const isLong = (squeezed: string): boolean => Array.from(squeezed).length >= LONG_LINE;

function patternOf(line: string): RegExp {
  const characters = Array.from(squeeze(line)).map((char) =>
    char.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`),
  );
  return new RegExp(characters.join(String.raw`\s*`), 'gu');
}
