import type { Defect } from '../contracts/replies/score.ts';
import type { Quoted } from '../contracts/shapes.ts';
import { claimedFile, textOn } from '../evidence/claimed-file.ts';
import type { EvidenceDrop } from '../evidence/evidence-drop.ts';
import { nearestLine } from '../evidence/quotes/nearest-line.ts';
import { findQuote } from '../evidence/quotes/find-quote.ts';
import { QUOTE_MORE } from '../evidence/quotes/substance.ts';
import type { Texts } from '../evidence/world.ts';
import { inertLine } from '../kernel/text/inert.ts';
import { CONFIRMED_FROM, THRESHOLD } from './rubric.ts';

/**
 * What is wrong with the verdict on a defect, one line each for the scorer; empty if it is acceptable.
 *
 * The burden of proof goes both ways: keeping a finding takes a quote that supports it, and dismissing one takes a quote that
 * refutes it or a plain statement that it cannot be confirmed. A quote counts if it is in its file.
 */
export function checkScore(defect: Judgement, texts: Texts, threshold: number = THRESHOLD): string[] {
  return [...missingProof(defect, texts, threshold), ...contradictions(defect, threshold)];
}

type Judgement = Pick<Defect, 'score' | 'status' | 'supports' | 'refutes'>;

function missingProof(
  { score, status, supports, refutes }: Judgement,
  texts: Texts,
  threshold: number,
): string[] {
  if (score >= threshold) {
    return someStands(supports, texts)
      ? []
      : [`a score of ${score} needs in supports one quote that is in its file${fates(supports, texts)}`];
  }
  if (status === 'needs_human_review' || someStands(refutes, texts)) return [];
  const way = 'needs in refutes one quote that is in its file, or the status needs_human_review';
  return [`a score of ${score} ${way}${fates(refutes, texts)}`];
}

function contradictions({ score, status }: Judgement, threshold: number): string[] {
  switch (status) {
    case 'confirmed_valid':
      return score < CONFIRMED_FROM ? [`status confirmed_valid contradicts a score of ${score}`] : [];
    case 'dismissed_false_positive':
    case 'needs_human_review':
      return score >= threshold ? [`status ${status} contradicts a score of ${score}`] : [];
  }
}

function someStands(quotes: readonly Quoted[], texts: Texts): boolean {
  return quotes.some((quote) => 'keep' in findQuote(quote, texts));
}

function fates(quotes: readonly Quoted[], texts: Texts): string {
  const failed = quotes.map((quote) => {
    const found = findQuote(quote, texts);
    if (!('drop' in found)) return '';
    return `${quote.file}: ${found.drop.kind}, ${wayToMend(found.drop.kind, quote, texts)}`;
  });
  return failed.length === 0 ? ': none was given' : `: ${failed.join('; ')}`;
}

function wayToMend(kind: EvidenceDrop['kind'], quote: Quoted, texts: Texts): string {
  if (kind === 'path_invalid') return 'name the file from the top of the repository, as the packet does';
  if (kind === 'quote_without_substance') return QUOTE_MORE;
  return whereItMightBe(quote, texts);
}

const MOST_OF_LINE = 200;

/** The file is shown as packets show it, so only to agents for whom its secrets were replaced. */
function whereItMightBe({ file, quote, side = 'new' }: Quoted, texts: Texts): string {
  const rule = 'quote whole lines, exactly as the file has them';
  const path = claimedFile(file, texts);
  const shown = path === undefined ? undefined : textOn(side, path, texts)?.redacted;
  const near = shown === undefined ? undefined : nearestLine(quote, side, shown);
  if (near === undefined) return rule;
  const text = near.text.length > MOST_OF_LINE ? `${near.text.slice(0, MOST_OF_LINE)}…` : near.text;
  return `${rule}; nearest is line ${near.line}: ${inertLine(text)}`;
}
