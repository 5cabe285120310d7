import { Failure } from '../../kernel/failure.ts';
import { didYouMean } from './did-you-mean.ts';

/** The value of an option when it is one of those allowed. Throws `usage/bad-value` naming them. */
export function choice<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((a) => a === value);
  if (found !== undefined) return found;
  throw new Failure('usage/bad-value', `--${option}: "${value}" is not possible`, {
    hint: `${didYouMean(value, allowed)}one of: ${allowed.join(', ')}`,
  });
}
