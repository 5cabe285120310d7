import { expect, it } from 'vitest';
import { namesError } from './names-error.ts';

it.each([
  ['its class', 'Throws a TypeError for null.', 'TypeError', 'x is null', true],
  [
    'its message',
    'It panics: index out of range.',
    undefined,
    'runtime error: index out of range [5] with length 0',
    true,
  ],
  [
    'the end of its message',
    'A nil pointer dereference follows.',
    undefined,
    'invalid memory address or nil pointer dereference',
    true,
  ],
  ['neither', 'The total is wrong.', 'TypeError', 'x is null', false],
  ['another class', 'Throws a RangeError.', 'TypeError', 'x is null', false],
  ['only that there is an error', 'An Error is thrown.', 'Error', 'it went wrong', false],
  [
    'only small words of it',
    'If the value is odd, the sum is wrong.',
    'Error',
    'the value is not valid',
    false,
  ],
  [
    'a class that the test itself causes',
    'Throws a TypeError for null.',
    'TypeError',
    'shop.totl is not a function',
    false,
  ],
  [
    'a missing thing in full',
    'AttributeError: Shop has no attribute total',
    'AttributeError',
    "'Shop' has no attribute 'total'",
    true,
  ],
])('a finding that names %s', (_, said, name, message, isNamed) => {
  expect(namesError(said, { kind: 'error', name, message })).toBe(isNamed);
});
