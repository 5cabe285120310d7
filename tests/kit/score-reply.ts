import type { ClaimedFinding } from '../../src/contracts/replies/review.ts';

type ClaimAsked = { readonly id: string; readonly claim: Pick<ClaimedFinding, 'title'> };

/** Ids of claims, one list a defect. */
export function asDefects(
  claims: readonly ClaimAsked[],
  together: readonly (readonly string[])[],
): string[][] {
  const lists = new Map<string, string[]>();
  const rank = ({ claim: { title } }: ClaimAsked) =>
    together.find((one) => one.includes(title))?.indexOf(title) ?? 0;
  for (const one of claims.toSorted((a, b) => rank(a) - rank(b))) {
    const { title } = one.claim;
    const name = together.find((titles) => titles.includes(title))?.[0] ?? one.id;
    lists.set(name, [...(lists.get(name) ?? []), one.id]);
  }
  return [...lists.values()];
}

/** A defect with a quote for it, or against it, by its score. */
export function defectOf(
  claims: readonly string[],
  score: number,
  file: string,
  { verification, severity }: ClaimedFinding,
) {
  const quotes = [{ file, quote: verification.code_examined }];
  const said = { claims, score, severity };
  return score >= 75
    ? { ...said, status: 'confirmed_valid', supports: quotes, refutes: [], reasoning: 'It stands.' }
    : { ...said, status: 'needs_human_review', supports: [], refutes: quotes, reasoning: 'Hardly.' };
}
