/** Characters without white space. A shorter line is nobody's secret and a common idiom. */
const LONG_LINE = 20;

/** Shorter than any line it replaces: no text outgrows the limits of its contract. */
export const REMOVED = '[VERBATIM REMOVED]';

/**
 * Replaces every line of the diff that has 20 or more characters, not counting white space, with a mark. White space within the
 * line is ignored, so a re-wrapped line is found too.
 */
export function withoutVerbatim(text: string, lines: readonly string[]): string {
  const squeezed = squeeze(text);
  const repeated = [...new Set(lines)]
    .filter((line) => isLong(squeeze(line)) && squeezed.includes(squeeze(line)))
    // The longest first: one line may contain another.
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
