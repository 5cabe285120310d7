import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/kit/property-runs.ts';
import { valuesAround } from '../../tests/kit/schema-values.ts';
import { firstMismatch, matchesSchema, type Mismatch, type Schema } from './matches-schema.ts';
import { OWN_FILES } from './registry.ts';
import { defectsFrom, type Defect } from './validate.ts';

describe.each(Object.entries(OWN_FILES))('of a file of %s', (_, contract) => {
  const schema = JSON.parse(JSON.stringify(contract)) as Schema;
  const validate = new Ajv({ strict: true, allErrors: true, ownProperties: true }).compile(schema);

  it('says what ajv says: that it matches, or a place that does not and why', () => {
    const seen = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(valuesAround(schema), (value) => {
        const isValid = validate(value);
        seen[isValid ? 'valid' : 'invalid'] += 1;
        const found = firstMismatch(schema, value);
        expect(found === undefined).toBe(isValid);
        const said = defectsFrom(validate.errors ?? [], value);
        if (found !== undefined) expect(said.some(isSameAs(found))).toBe(true);
      }),
      propertyRuns(150),
    );
    expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(10);
  });
});

/** Of a constant that no form has, ajv names the form and not the constants. */
function isSameAs(found: Mismatch) {
  return ({ pointer, problem }: Defect): boolean =>
    pointer === found.pointer &&
    (problem === found.problem ||
      (problem === 'must be equal to constant' && found.problem.startsWith('must be equal to one of')));
}

it('knows an inherited property for none', () => {
  const schema: Schema = {
    type: 'object',
    required: ['a'],
    properties: { a: {} },
    additionalProperties: false,
  };
  expect(matchesSchema(schema, { a: 1 })).toBe(true);
  expect(matchesSchema(schema, Object.create({ a: 1 }))).toBe(false);
  expect(matchesSchema(schema, { a: 1, toString: 1 })).toBe(false);
});

it.each<[Schema['additionalProperties'], object, boolean]>([
  [false, { a: 1 }, true],
  [false, { x1: 'y' }, true],
  [false, { a: 1, x1: 'y' }, true],
  [false, { x1: 1 }, false],
  [false, { other: 1 }, false],
  [undefined, { other: 1 }, true],
  [undefined, { x1: 1 }, false],
  [undefined, { other: 1, a: 'y' }, false],
])(
  'takes a name that is written or matches, others unless they may not be (%s): %o',
  (others, record, keeps) => {
    const schema: Schema = {
      type: 'object',
      properties: { a: { type: 'integer' } },
      patternProperties: { '^x': { type: 'string' } },
      ...(others === undefined ? {} : { additionalProperties: others }),
    };
    expect(matchesSchema(schema, record)).toBe(keeps);
  },
);

const line = { at: '2026-11-28T10:00:00.000Z', kind: 'planned', phase: 'review', slots: [], uncovered: [] };

/** Words of `run/corrupt`: of the many forms of a line the one that it is of. */
it.each<[string, keyof typeof OWN_FILES, unknown, string, string]>([
  [
    'a property of its kind',
    'ledger-event',
    { ...line, phase: 7 },
    '/phase',
    'must be equal to one of the allowed values: summary, review, ',
  ],
  [
    'what its kind does not have',
    'ledger-event',
    { ...line, exit: 0 },
    '/exit',
    'is not a property of this contract',
  ],
  ['what its kind lacks', 'ledger-event', { ...line, slots: undefined }, '/slots', 'is required and missing'],
  [
    'a kind that there is not',
    'ledger-event',
    { ...line, kind: 'x' },
    '/kind',
    'must be equal to one of the allowed values: planned, offered, ',
  ],
  ['no kind', 'ledger-event', { at: line.at }, '', 'must match a schema in anyOf'],
  ['no record', 'ledger-event', 'planned', '', 'must match a schema in anyOf'],
  [
    'a place deep inside',
    'ledger-event',
    { ...line, uncovered: [{ hunk: 'h', why: 1 }] },
    '/uncovered/0/why',
    'must be string',
  ],
  [
    'a name that a pointer escapes',
    'ledger-event',
    { ...line, 'a/b~': 1 },
    '/a~1b~0',
    'is not a property of this contract',
  ],
])('names %s of a %s', (_, name, value, pointer, problem) => {
  const schema = JSON.parse(JSON.stringify(OWN_FILES[name])) as Schema;
  const found = firstMismatch(schema, JSON.parse(JSON.stringify(value)));
  expect(found).toEqual({ pointer, problem: expect.stringContaining(problem) as unknown });
});
