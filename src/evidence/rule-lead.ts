import { blocksOf, MARK, onOneLine } from './rule-units.ts';

const ITEM = /^(?:[-*+]|\d+[.)])\s/;
/** A heading that forbids. Other headings ("Rules", "Style") are names and not part of the rule. */
const FORBIDS =
  /^#{1,6}\s.*(?:\b(?:no|not|never|avoid|without|forbid\w*|prohibit\w*|anti-?patterns?|bad)\b|n['’]t\b)/i;

/**
 * The line that leads into the list whose item a quote begins with: "Never:", or a heading that forbids. Without it, "Log
 * passwords" would be the rule. Undefined if the quote is not from a list, or the list has no lead; the quote's own first line
 * if it begins with the lead itself.
 *
 * @param quote is in `body`
 */
export function leadOf(quote: string, body: string): string | undefined {
  const blocks = blocksOf(body);
  const first = withoutMark(onOneLine(quote));
  const at = blocks.findIndex((block) => ITEM.test(block) && startsAlike(withoutMark(block), first));
  for (let above = at - 1; above >= 0; above -= 1) {
    const block = blocks[above] ?? '';
    if (/[:：]$/.test(withoutEmphasis(block)) || FORBIDS.test(block)) return block;
    if (!ITEM.test(block)) return undefined;
  }
  return undefined;
}

/** The quote below its lead, with a mark if other items are between them. */
export function withLead(quote: string, body: string): string {
  const lead = leadOf(quote, body);
  if (lead === undefined) return quote;
  const blocks = blocksOf(body);
  const item = blocks[blocks.indexOf(lead) + 1] ?? '';
  const isNext = startsAlike(withoutMark(item), withoutMark(onOneLine(quote)));
  return [lead, ...(isNext ? [] : ['…']), quote].join('\n');
}

function startsAlike(block: string, quote: string): boolean {
  return block.startsWith(quote) || quote.startsWith(block);
}

function withoutMark(block: string): string {
  return block.replace(MARK, '');
}

function withoutEmphasis(block: string): string {
  return block.replaceAll(/[*_`]+$/g, '');
}
