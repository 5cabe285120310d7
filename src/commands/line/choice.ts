import { Failure } from '../../kernel/failure.ts';
import { nearest } from '../../kernel/text/nearest.ts';
import type { Input } from './command.ts';

/** The value of an option when it is one of those allowed. Throws `usage/bad-value` naming them. */
export function choice<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  return oneOf(value, allowed, `--${option}: "${value}" is not possible`);
}

/** The action that a command's first word names. Throws `usage/bad-value`. */
export function actionOf<const T extends string>(
  command: string,
  { positionals: [action = ''] }: Pick<Input, 'positionals'>,
  actions: readonly T[],
): T {
  return oneOf(action, actions, `correctless ${command} cannot "${action}"`);
}

function oneOf<T extends string>(value: string, allowed: readonly T[], refusal: string): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw new Failure('usage/bad-value', refusal, {
    hint: `${didYouMean(value, allowed)}one of: ${allowed.join(', ')}`,
  });
}

/** `did you mean "review"? `, for the beginning of a hint; empty when no candidate is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates);
  return meant === undefined ? '' : `did you mean "${meant}"? `;
}
