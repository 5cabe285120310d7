import type { FoundQuote } from '../../evidence/quotes/find-quote.ts';
import type { MergedFinding } from '../lifecycle.ts';

/** The claim with its current quote, so that what is shown and looked up is in the file. */
export function withCurrentQuote(
  claim: MergedFinding['claim'],
  lines: FoundQuote['lines'],
): MergedFinding['claim'] {
  const { code_examined: quote } = claim.verification;
  const dense = (text: string): string => text.replaceAll(/\s+/g, '');
  if (quote.split('\n').every((line) => lines.includes(line.trim()))) return claim;
  if (!dense(lines.join('')).includes(dense(quote))) return claim;
  return { ...claim, verification: { ...claim.verification, code_examined: lines.join('\n') } };
}
