import { expect, it } from 'vitest';
import { newFailures } from './compare-failures.ts';
import { distinctNames } from './output/distinct-names.ts';

it.each([
  ['nothing failed', [], [], []],
  ['the same tests fail', ['a', 'b'], ['b', 'a'], []],
  ['one was repaired', ['a', 'b'], ['a'], []],
  ['one was repaired and another broke', ['a'], ['b'], ['b']],
  ['several broke, told twice and out of order', [], ['b', 'B', 'a', 'b'], ['B', 'a', 'b']],
  ['the command ends in another way', ['exit status 1'], ['exit status 2'], ['exit status 2']],
])('%s', (_, before, after, expected) => {
  expect(newFailures(before, after)).toEqual(expected);
});

it('a second failing test of the same name is a new failure', () => {
  expect(newFailures(distinctNames(['a']), distinctNames(['a', 'a']))).toEqual(['a (2)']);
  expect(distinctNames(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a (2)', 'a (3)']);
});
