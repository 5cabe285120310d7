import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';

it.each([
  ['sorts keys by code unit', { b: 1, a: 2, B: 3, '10': 4, '9': 5 }, '{"10":4,"9":5,"B":3,"a":2,"b":1}'],
  ['keeps the order of a list', [3, 1, 2], '[3,1,2]'],
  ['prints numbers as ECMAScript does', [1.0, 1e21, -0, 0.1], '[1,1e+21,0,0.1]'],
  ['keeps a __proto__ key', JSON.parse('{"__proto__":{"x":1}}'), '{"__proto__":{"x":1}}'],
  ['prints a scalar', 'ü\n', '"ü\\n"'],
])('%s', (_, value: unknown, expected) => {
  expect(canonicalJson(value)).toBe(expected);
});

it('gives equal bytes for equal values and loses nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    propertyRuns(100),
  );
});
