import { compared } from './quote-readings.ts';
import { mentionsSecrets, withoutNumbers } from '../reviewed-text.ts';
import { hasSubstance } from './substance.ts';

/** Marks before the text of a rule or comment that are not part of it. */
const LEADER = /^(?:[-*+]|\d+[.)]|#{1,6}|>|\/\/+|--+|;+)\s+/;

/**
 * Whether a quote of prose (a rule, a comment) appears verbatim in a text, between word boundaries and ignoring outer white
 * space of lines. Prose is quoted by the sentence, so part of a line is enough.
 *
 * A quote shorter than `SHORTEST_QUOTE` is in any text; it counts only as a whole line ("No any.").
 */
export function isInProse(quote: string, text: string): boolean {
  const wanted = compared(quote.split('\n'));
  const lines = text.split('\n').map((line) => line.trim());
  if (wanted.length === 0) return false;
  if (!hasSubstance(wanted)) {
    return (
      wanted.length === 1 &&
      lines.some((line) => line === wanted[0] || line.replace(LEADER, '') === wanted[0])
    );
  }
  return holdsWords(lines.join('\n'), wanted.join('\n'));
}

/** The same for a quote that may contain a secret that packets do not show. */
export function isInRedactedProse(quote: string, text: string, redacted: string | undefined): boolean {
  if (isInProse(quote, text)) return true;
  if (redacted === undefined || !mentionsSecrets(quote)) return false;
  return isInProse(withoutNumbers(quote), withoutNumbers(redacted));
}

function holdsWords(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!cutsWord(text, at) && !cutsWord(text, at + wanted.length)) return true;
  }
  return false;
}

function cutsWord(text: string, at: number): boolean {
  return /^[\p{L}\p{N}_]{2}$/u.test(text.slice(at - 1, at + 1));
}
