import { Failure } from '../../../src/kernel/failure.ts';

/** What a reader gives, or the refusal with which it stops. Anything else that it throws is a bug. */
export function answerOf<T>(read: () => T): { readonly value: T } | { readonly refusal: Failure } {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof Failure) return { refusal: error };
    throw error;
  }
}
