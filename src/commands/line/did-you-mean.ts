import { nearest } from '../../kernel/text/nearest.ts';

/** `did you mean "review"? `, for the beginning of a hint; empty when no candidate is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : `did you mean "${meant}"? `;
}
