import { expect, it } from 'vitest';
import { unmatchedIds } from './unmatched-ids.ts';

const said = (...ids: readonly string[]): { readonly id: string }[] => ids.map((id) => ({ id }));

it.each([
  ['each once', ['A', 'B'], []],
  ['in another order', ['B', 'A'], []],
  ['one not', ['A'], ['nothing is said of B']],
  ['another besides', ['A', 'B', 'C\n'], [String.raw`"C\n" is none of A, B`]],
  ['one twice', ['A', 'A', 'B'], ['A is there twice']],
])('of a reply that speaks of %s', (_, ids, problems) => {
  expect(unmatchedIds(said(...ids), ['A', 'B'])).toEqual(problems);
});
