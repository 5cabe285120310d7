import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedBody, cut, type Section } from './bounded-body.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

/** What GitHub takes, in characters; a text of as many bytes has never more. */
const GITHUB = 65_536;

describe('a body', () => {
  it('is its sections with an empty line between them', () => {
    expect(boundedBody([{ full: 'a' }, { full: 'b', short: 'c' }])).toBe('a\n\nb');
  });

  it('has the short form of what has no room, and counts what has none at all', () => {
    const long = 'x'.repeat(60_000);
    const body = boundedBody([
      { full: long },
      { full: long, short: 'short' },
      { full: long },
      { full: 'last' },
    ]);
    expect(body).toMatch(/^x{60000}\n\nshort\n\nlast\n\n_1 more parts are longer .*correctless report RUN/);
  });

  it('counts bytes, so that no alphabet is too long', () => {
    const body = boundedBody([{ full: '𝄞'.repeat(GITHUB / 4) }, { full: 'rest' }]);
    expect(body).toMatch(/^rest\n\n_1 more parts/);
  });

  it('of any sections is no longer than GitHub takes, and of every section whole, short, or counted', () => {
    const part = fc
      .tuple(fc.constantFrom('a', 'ü', '€', '𝄞'), fc.integer({ min: 1, max: 40_000 }))
      .map(([char, times]) => char.repeat(times));
    const section = fc.record({ full: part, short: part }, { requiredKeys: ['full'] });
    fc.assert(
      fc.property(fc.array(section, { maxLength: 12 }), (sections) => {
        const numbered = sections.map(({ full, short }, at): Section => ({
          full: `<${at}>${full}</${at}>`,
          ...(short === undefined ? {} : { short: `<${at}>${short}</${at}>` }),
        }));
        const body = boundedBody(numbered);
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(GITHUB);
        const there = numbered.filter(
          ({ full, short }) => body.includes(full) || (short !== undefined && body.includes(short)),
        );
        const opened = [...body.matchAll(/<\d+>/g)].length;
        expect([opened, [...body.matchAll(/<\/\d+>/g)].length]).toEqual([there.length, there.length]);
        const omitted = Number(/^_(\d+) more parts/m.exec(body)?.[1] ?? 0);
        expect(there.length + omitted).toBe(sections.length);
      }),
      propertyRuns(60),
    );
  });
});

describe('a cut', () => {
  it.each([
    ['leaves what is short', 'abc', 3, 'abc'],
    ['says how much is missing', 'abcdef', 4, 'abcd … (2 more characters)'],
    ['is not made within a character', 'ab𝄞d', 3, 'ab … (3 more characters)'],
  ])('%s', (_, text, most, expected) => {
    expect(cut(text, most)).toBe(expected);
  });
});
