import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { locateQuote } from '../../evidence/quotes/locate-quote.ts';
import { reviewedText } from '../../evidence/reviewed-text.ts';
import { isOfFixes } from '../fold/audit-state.ts';

/** The file of a finding before a fix, after it and now; undefined if it does not exist. */
export type TextsOfFix = {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly now: string | undefined;
};

/**
 * Why nobody can say that a fix also fixed another finding. Undefined if that finding's quote was there before the fix, is not
 * there after it, and did not come back.
 */
export function whyNotGone(finding: AuditFinding, by: string, texts: TextsOfFix): string | undefined {
  const { evidence, location } = finding;
  if (isOfFixes(finding)) return 'a finding of the fix review has no quote that could be seen to be gone';
  const [line] = location.lines;
  const isIn = (text = ''): boolean =>
    locateQuote(evidence, reviewedText(text), { line, side: 'new', remoteness: () => 0 }).kind === 'found';
  const what = `what it quotes of ${location.file}`;
  if (!isIn(texts.before)) return `${what} was not there before the fix of ${by}`;
  if (isIn(texts.after)) return `${what} is still there after the fix of ${by}`;
  return isIn(texts.now) ? `${what} is there again` : undefined;
}
