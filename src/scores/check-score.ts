import type { Score } from '../contracts/score.ts';
import type { Quoted } from '../contracts/shapes.ts';
import { standInFile } from '../evidence/stand-in-file.ts';
import type { Texts } from '../evidence/world.ts';
import { CONFIRMED_FROM, THRESHOLD } from './rubric.ts';

/**
 * What is wrong with a score, one line each for the scorer; none when it holds.
 *
 * The burden of proof lies both ways: to keep a finding takes a quote that supports it, to dismiss one takes a quote that
 * refutes it or the plain word that it cannot be confirmed. A quote counts when it stands in its file.
 */
export function checkScore(score: Score, texts: Texts, threshold: number = THRESHOLD): string[] {
  return [...missingProof(score, texts, threshold), ...contradictions(score, threshold)];
}

function missingProof(
  { score, status, supports, refutes }: Score,
  texts: Texts,
  threshold: number,
): string[] {
  if (score >= threshold) {
    return someStands(supports, texts)
      ? []
      : [`a score of ${score} needs in supports one quote that stands in its file${fates(supports, texts)}`];
  }
  if (status === 'needs_human_review' || someStands(refutes, texts)) return [];
  const way = 'needs in refutes one quote that stands in its file, or the status needs_human_review';
  return [`a score of ${score} ${way}${fates(refutes, texts)}`];
}

function contradictions({ score, status }: Score, threshold: number): string[] {
  switch (status) {
    case 'confirmed_valid':
      return score < CONFIRMED_FROM ? [`status confirmed_valid contradicts a score of ${score}`] : [];
    case 'dismissed_false_positive':
    case 'needs_human_review':
      return score >= threshold ? [`status ${status} contradicts a score of ${score}`] : [];
  }
}

function someStands(quotes: readonly Quoted[], texts: Texts): boolean {
  return quotes.some((quote) => 'keep' in standInFile(quote, texts));
}

/** Why each quote that was given does not count. */
function fates(quotes: readonly Quoted[], texts: Texts): string {
  const failed = quotes.map((quote) => {
    const stands = standInFile(quote, texts);
    return 'drop' in stands ? `${quote.file}: ${stands.drop.kind}` : '';
  });
  return failed.length === 0 ? ': none was given' : `: ${failed.join(', ')}`;
}
