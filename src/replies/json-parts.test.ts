import { describe, expect, it } from 'vitest';
import { elementsIn, membersIn } from './json-parts.ts';

describe('elementsIn', () => {
  it.each([
    ['an empty list', '[ ]', []],
    [
      'numbers as they are written',
      '[12345678901234567890, 1.0,1e3 ]',
      ['12345678901234567890', '1.0', '1e3'],
    ],
    ['brackets and commas in texts', '["a,]", {"b": [1, 2]}]', ['"a,]"', '{"b": [1, 2]}']],
    ['lists in lists', '[[], [[]]]', ['[]', '[[]]']],
    ['line feeds inside', '[\n{\n"a": 1\n}\n]', ['{\n"a": 1\n}']],
  ])('%s', (_, list, expected) => {
    expect(elementsIn(list)).toEqual(expected);
  });
});

describe('membersIn', () => {
  it.each([
    ['an empty object', '{}', []],
    [
      'keys in their order',
      '{"10": 1.0, "2" : "}", "a\\u0062": {"c": 1}}',
      [
        ['10', '1.0'],
        ['2', '"}"'],
        ['ab', '{"c": 1}'],
      ],
    ],
    [
      'a key of every object',
      '{"__proto__": 1, "constructor": 2}',
      [
        ['__proto__', '1'],
        ['constructor', '2'],
      ],
    ],
  ])('%s', (_, object, expected) => {
    expect([...membersIn(object)]).toEqual(expected);
  });
});
