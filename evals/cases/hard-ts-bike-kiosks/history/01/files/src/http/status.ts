import { Refused } from '../errors.js';

export type Answer = { readonly status: number; readonly body: unknown };

/** What the house does not allow is 409, with its reason; everything else is ours, and nobody outside reads of it. */
export function answerTo(error: unknown): Answer {
  if (error instanceof Refused) return { status: 409, body: { message: error.message } };
  console.error(error);
  return { status: 500, body: { message: 'something went wrong, please try again' } };
}
