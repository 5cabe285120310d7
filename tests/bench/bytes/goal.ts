import type { Form } from './scripted-review.ts';

/** The most that a review may take: calls, and bytes as a multiple of the plain prompt. */
export type Goal = { readonly calls: number; readonly ofPlain: number };

/** What a review may cost at most, or undefined where a review takes what it needs. */
export function goalOf(form: Form, changedLines: number): Goal | undefined {
  if (form === 'quick') return { calls: 3, ofPlain: 2 };
  if (form === 'deep' || changedLines >= 400) return undefined;
  return changedLines < 100 ? { calls: 4, ofPlain: 3 } : { calls: 6, ofPlain: 4 };
}
