import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';
import { groupByLinks } from './linked.ts';

const groups = (...things: readonly string[]): string[][] =>
  groupByLinks(things, (thing) => thing.match(/./g) ?? []);

it.each<[string, readonly string[], readonly (readonly string[])[]]>([
  ['none of nothing', [], []],
  ['one each where nothing is shared', ['a', 'b', ''], [['a'], ['b'], ['']]],
  ['one for what shares a link', ['ab', 'c', 'bd'], [['ab', 'bd'], ['c']]],
  ['one for what is linked by a third', ['a', 'b', 'c', 'abc'], [['a', 'b', 'c', 'abc']]],
])('makes %s', (_, things, expected) => {
  expect(groups(...things)).toEqual(expected);
});

it('has everything in exactly one group, and nothing linked across two', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 })), (links) => {
      const things = links.map((of, index) => ({ index, of }));
      const found = groupByLinks(things, ({ of }) => of.map(String));
      expect(found.flat().toSorted((a, b) => a.index - b.index)).toEqual(things);
      const seen = found.map((group) => new Set(group.flatMap(({ of }) => of)));
      for (const [n, one] of seen.entries()) {
        for (const other of seen.slice(n + 1)) expect([...one].filter((link) => other.has(link))).toEqual([]);
      }
    }),
    propertyRuns(50),
  );
});
