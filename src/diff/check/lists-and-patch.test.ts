import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listsAndPatch } from './lists-and-patch.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

const OIDS = `${'a'.repeat(40)} ${'b'.repeat(40)}`;

/** Any bytes but NUL, as latin1, and names that read like what may stand before or behind them. */
const name = fc.oneof(
  fc.constantFrom(
    ':',
    '-',
    '\n',
    '1\t1\tx',
    '-\t-\t',
    '1\t1\t',
    `:100644 100644 ${OIDS} R100`,
    'diff --git a/x b/x',
  ),
  fc.uint8Array({ min: 1, minLength: 1, maxLength: 9 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);
const raw = fc.oneof(
  fc
    .tuple(fc.constantFrom('A', 'D', 'M', 'T'), name)
    .map(([status, path]) => `:100644 120000 ${OIDS} ${status}\0${path}\0`),
  fc
    .tuple(fc.constantFrom('R100', 'R050', 'C75'), name, name)
    .map(([status, from, to]) => `:100644 100644 ${OIDS} ${status}\0${from}\0${to}\0`),
);
const counts = fc.constantFrom('0\t0\t', '-\t-\t', '12\t3\t');
const numstat = fc.oneof(
  fc.tuple(counts, name).map((parts) => `${parts.join('')}\0`),
  fc.tuple(counts, name, name).map(([count, from, to]) => `${count}\0${from}\0${to}\0`),
);
const lists = fc.tuple(fc.array(raw, { minLength: 1 }), fc.array(numstat, { minLength: 1 }));
/** Also none, and one that starts with a NUL or holds two. */
const patch = fc.array(fc.constantFrom('diff --git a/x b/x\n', '\0', '\0\0', ':', '\xff', '+1\t1\tx\n'));

type Parts = { readonly raw: string; readonly numstat: string; readonly patch: string };

function split(text: string): Parts {
  const { raw, numstat, patch } = listsAndPatch(Buffer.from(text, 'latin1'));
  const latin1 = (bytes: Buffer): string => bytes.toString('latin1');
  return { raw: latin1(raw), numstat: latin1(numstat), patch: latin1(patch) };
}

it('tells the lists and the patch apart, whatever the names and the patch hold', () => {
  fc.assert(
    fc.property(lists, patch, ([statuses, counted], text) => {
      const parts = { raw: statuses.join(''), numstat: counted.join(''), patch: text.join('') };
      expect(split(`${parts.raw}${parts.numstat}\0${parts.patch}`)).toEqual(parts);
    }),
    propertyRuns(100),
  );
});

it('is empty when nothing came', () => {
  expect(split('')).toEqual({ raw: '', numstat: '', patch: '' });
});

it.each([
  ['a list that ends in a status', `:100644 100644 ${OIDS} M\0`, ''],
  ['a list that ends in a status without its end', `:100644 100644 ${OIDS} R100`, ''],
  ['a list that ends in the old name', `:100644 100644 ${OIDS} R100\0old.ts\0`, ''],
  ['no patch behind the lists', `:100644 100644 ${OIDS} M\0a.ts\0`, '1\t1\ta.ts\0'],
  ['a patch without lists', '', 'diff --git a/x b/x\n'],
])('of %s nothing is lost, and nothing is taken for a patch', (_, first, second) => {
  expect(split(first + second)).toEqual({ raw: first, numstat: second, patch: '' });
});
