import { Failure } from '../../../src/kernel/failure.ts';

/** The value that a reader returns, or the refusal that it throws. Any other error is a bug. */
export function answerOf<T>(read: () => T): { readonly value: T } | { readonly refusal: Failure } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof Failure) return { refusal: error };
    throw error;
  }
}
