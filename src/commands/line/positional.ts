import { Failure } from '../../kernel/failure.ts';

/** The first positional, which `takes` has made sure is there. */
export function positional([first]: readonly string[], name: string): string {
  if (first !== undefined) return first;
  throw new Failure('usage/missing-argument', `${name} is missing`, { hint: 'see: correctless --help' });
}
