/** One anchor of the scale: what a score of exactly this many points means. */
export type Anchor = { readonly score: number; readonly meaning: string };

/** The scale that scorers are given, word for word. A score between two anchors leans to the nearer one. */
export const RUBRIC: readonly Anchor[] = [
  {
    score: 0,
    meaning: "False positive. Doesn't stand up to scrutiny. Pre-existing issue. Not actually a bug.",
  },
  { score: 25, meaning: 'Might be real but unverified. If stylistic, not explicitly in any rule file.' },
  { score: 50, meaning: 'Real but minor. Nitpick. Rarely hit in practice. Low impact.' },
  {
    score: 75,
    meaning: 'Verified real issue. Will impact functionality. OR explicitly mentioned in rule files.',
  },
  { score: 100, meaning: 'Definitely real. Confirmed with evidence. Will happen frequently. High impact.' },
];

/** A finding with this score or more is important, unless the project's configuration says otherwise. */
export const THRESHOLD = 75;

/** A finding with this score or more is critical; from the threshold up to this it is important. */
export const CRITICAL_FROM = 90;

/**
 * Below this score the scale calls a finding unconfirmed: the status `confirmed_valid` contradicts it, and it is not listed.
 * From this score up to the threshold it is minor.
 */
export const CONFIRMED_FROM = 50;

/** The lowest listed score, given the threshold for important findings. */
export function listedFrom(threshold: number): number {
  return Math.min(CONFIRMED_FROM, threshold);
}
