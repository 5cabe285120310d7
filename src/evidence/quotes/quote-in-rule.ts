import { mentionsSecrets, withoutNumbers } from '../reviewed-text.ts';
import { onOneLine, ruleUnits, type RuleUnits } from '../rule-units.ts';
import { SHORTEST_QUOTE } from './substance.ts';
import { isInProse, isInRedactedProse } from './quote-in-prose.ts';

export type QuoteInRule = 'whole' | 'cut' | 'not';

/** Marks that a quote may leave out at either end. */
const OPENING = /["'“‘«([*_`|]/;
const CLOSING = /["'”’»)\]*_`|.,;:!?…。！？]/;

/**
 * Whether a quote appears verbatim in a rule text, as whole sentences or list items; `cut` if it is only part of one. Line ends
 * and indentation are ignored.
 *
 * @param redacted the text as packets show it, if the quote may contain a secret
 */
export function quoteInRule(quote: string, body: string, redacted: string | undefined): QuoteInRule {
  if (isWhole(quote, body)) return 'whole';
  const isSecret = redacted !== undefined && mentionsSecrets(quote);
  if (isSecret && isWhole(withoutNumbers(quote), withoutNumbers(redacted))) return 'whole';
  return isInRedactedProse(quote, body, redacted) ? 'cut' : 'not';
}

function isWhole(quote: string, body: string): boolean {
  const wanted = onOneLine(quote);
  // A quote this short counts only as a whole line: see `isInProse`.
  if (wanted.length < SHORTEST_QUOTE) return isInProse(quote, body);
  const units = ruleUnits(body);
  for (let at = units.text.indexOf(wanted); at !== -1; at = units.text.indexOf(wanted, at + 1)) {
    if (begins(units, at) && ends(units, at + wanted.length)) return true;
  }
  return false;
}

function begins({ text, starts }: RuleUnits, at: number): boolean {
  for (let from = at; ; from -= 1) {
    if (starts.has(from)) return true;
    const before = text[from - 1] ?? '';
    if (!OPENING.test(before) && !(before === ' ' && text[from - 2] === '|')) return false;
  }
}

function ends({ text, ends: known }: RuleUnits, at: number): boolean {
  for (let to = at; ; to += 1) {
    if (known.has(to)) return true;
    const next = text[to] ?? '';
    if (!CLOSING.test(next) && !(next === ' ' && text[to + 1] === '|')) return false;
  }
}
