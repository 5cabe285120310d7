import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLines } from './find-lines.ts';
import { lined } from '../reviewed-text.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

/** The slow way, which is plainly right: split, trim, compare every window. */
function slowly(wanted: readonly string[], text: string): number[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((_, at) => (wanted.every((line, i) => lines[at + i] === line) ? [at + 1] : []));
}

const line = fc.constantFrom('', 'a', 'b', 'ab', 'a b', '  a', '\ta ', 'b\r', '\u00a0ab');
const text = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'));
const quote = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .map((lines) => lines.map((one) => one.trim()))
  .filter((lines) => lines[0] !== '' && lines.at(-1) !== '');

it('finds the same places as comparing every window of lines', () => {
  fc.assert(
    fc.property(quote, text, (wanted, source) => {
      expect(findLines(wanted, lined(source)).map(({ start }) => start)).toEqual(slowly(wanted, source));
    }),
    propertyRuns(500),
  );
});

it('says where a place ends', () => {
  expect(findLines(['b', '', 'c'], lined('a\nb\n\nc\n'))).toEqual([{ start: 2, end: 4 }]);
});

it('finds nothing for nothing', () => {
  expect(findLines([], lined('a\n'))).toEqual([]);
});
