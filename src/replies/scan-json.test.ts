import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../kernel/failure.ts';
import { scanValue } from './scan-json.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';

/** The value when text is exactly one JSON value; the failure when it is refused; undefined when more follows. */
function read(text: string): unknown {
  try {
    return /^[ \t\n\r]*$/.test(text.slice(scanValue(text, 0))) ? JSON.parse(text) : undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Text that survives UTF-8, without NUL: what the reader accepts in a string. */
const text = fc.string({ unit: 'binary' }).filter((s) => !/[\0\p{Surrogate}]/u.test(s));
const { value } = fc.letrec<{ value: unknown; list: unknown[]; object: object }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    text,
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }),
  object: fc.dictionary(text, tie('value'), { maxKeys: 5 }),
}));

describe('against JSON.stringify and JSON.parse as oracles', () => {
  it('reads every value that JSON.stringify can write', () => {
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 4 }), (v, indent) => {
        const json = JSON.stringify(v, null, indent);
        expect(scanValue(json, 0)).toBe(json.length);
        expect(read(json)).toEqual(JSON.parse(json));
      }),
      propertyRuns(50),
    );
  });

  it('refuses any object in which a key stands twice, however it is spelled', () => {
    const member = fc.tuple(text, value);
    fc.assert(
      fc.property(text, value, fc.array(member, { maxLength: 3 }), fc.boolean(), (key, v, others, escape) => {
        const again = escape ? `"${escaped(key)}"` : JSON.stringify(key);
        const members = [[JSON.stringify(key), v] as const]
          .concat(others.filter(([k]) => k !== key).map(([k, x]) => [JSON.stringify(k), x] as const))
          .concat([[again, v]])
          .map(([k, x]) => `${k}:${JSON.stringify(x)}`);
        const answer = read(`[1,{"in":{${members.join(',')}}}]`);
        expect((answer as Failure).code).toBe('refused/duplicate-key');
      }),
    );
  });

  it('never accepts a text that JSON.parse refuses, and never refuses the syntax of one that it accepts', () => {
    const noise = fc.constantFrom(...'{}[]",:\\ \n0123e+-.truefalsn"'.split(''), '"a"', '{"b":', '1', 'null');
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 12 }), (parts) => {
        const json = parts.join('');
        const answer = read(json);
        const ours =
          answer !== undefined && !(answer instanceof Failure && answer.code === 'refused/not-strict-json');
        expect([json, ours]).toEqual([json, parses(json)]);
      }),
      propertyRuns(300),
    );
  });
});

it.each([
  ['{"a":1,"a":2}', 'the key "a" is in one object twice (line 1, column 8)'],
  ['{"f":[{"x":1},\n {"y":1,"y":1}]}', 'the key "y" is in one object twice in "/f/1" (line 2, column 9)'],
  ['[1, NaN]', 'expected a JSON value, found "NaN" in "/1" (line 1, column 5)'],
  ['[1 2]', 'expected "," or "]", found "2" (line 1, column 4)'],
  ['{"a" 1}', 'expected ":" after a key, found "1" (line 1, column 6)'],
  ['{"a":1 "b"}', 'expected "," or "}", found "\\"b\\"" (line 1, column 8)'],
  ['[NaN,\n1]', 'expected a JSON value, found "NaN" in "/0" (line 1, column 2)'],
  ['[}  later', 'expected a JSON value, found "}" in "/0" (line 1, column 2)'],
  [
    '["\\q"]',
    'a string holds an unescaped control character or an unknown escape in "/0" (line 1, column 2)',
  ],
  ['["\\ud800"]', 'a string holds NUL or half of a surrogate pair in "/0" (line 1, column 2)'],
  ['["\ud800"]', 'a string holds NUL or half of a surrogate pair in "/0" (line 1, column 2)'],
  ['["\t"]', 'a string holds an unescaped control character or an unknown escape in "/0" (line 1, column 2)'],
  ["{'a': 1}", 'expected a key in double quotes, found "\'a\':" (line 1, column 2)'],
  ['{"a": "b', 'a string never ends in "/a" (line 1, column 7)'],
  ['[', 'expected a JSON value, found the end of the text in "/0" (line 1, column 2)'],
  ['[1e400]', 'the number "1e400" is out of range in "/0" (line 1, column 2)'],
  ['{"a/b~c": [\u001b]}', 'expected a JSON value, found "\\u001b" in "/a~1b~0c/0" (line 1, column 12)'],
])('says where and why: %s', (json, message) => {
  expect((read(json) as Failure).message).toBe(message);
});

it('allows 64 levels and no more', () => {
  expect(read('['.repeat(64) + ']'.repeat(64))).toBeInstanceOf(Array);
  expect(read('['.repeat(65) + ']'.repeat(65))).toMatchObject({
    code: 'refused/too-deep',
    message: expect.stringMatching(/^values are nested more than 64 deep in /) as unknown,
  });
});

function escaped(key: string): string {
  return key.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function parses(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
