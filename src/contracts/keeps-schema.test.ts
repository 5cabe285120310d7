import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCHEMAS } from './compiled/index.ts';
import { keepsSchema, type Schema } from './keeps-schema.ts';
import { CONTRACT_NAMES, checkContract } from './validate.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';

/** Values of a schema, and seldom one just past a limit of it. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, minimum = -9, maximum = 99, items = {}, minItems = 0, maxItems = 3, type = 'null' } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(valuesOf));
  switch (type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return mostly(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum - 1, maximum + 1));
    case 'number':
      return fc.double({ noNaN: true });
    case 'array': {
      const listsOf = (least: number, most: number) =>
        fc.array(valuesOf(items), { minLength: least, maxLength: most });
      const inside = listsOf(minItems, Math.max(minItems, Math.min(maxItems, 3)));
      return maxItems > 50 ? inside : mostly(inside, listsOf(maxItems + 1, maxItems + 1));
    }
    case 'object':
      return recordsOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
  }
}

function textsOf({ pattern, minLength = 0, maxLength = 12 }: Schema): fc.Arbitrary<unknown> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const unit = fc.constantFrom('a', ' ', 'é', '😀');
  const inside = fc.string({ unit, minLength, maxLength: Math.min(maxLength, minLength + 12) });
  return mostly(inside, fc.constantFrom('😀'.repeat(maxLength), 'é'.repeat(maxLength + 1), ''));
}

function mostly<T>(inside: fc.Arbitrary<T>, past: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: inside, weight: 60 }, { arbitrary: past, weight: 1 });
}

function recordsOf({
  properties = {},
  patternProperties = {},
  required = [],
}: Schema): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(Object.entries(properties).map(([key, own]) => [key, valuesOf(own)]));
  const named = fc.record(values, { requiredKeys: [...required] });
  const others = Object.entries(patternProperties).map(([pattern, own]) =>
    fc.dictionary(fc.stringMatching(new RegExp(pattern, 'u')), valuesOf(own), { maxKeys: 2 }),
  );
  return fc.tuple(named, ...others).map((parts): unknown => Object.assign({}, ...parts));
}

const STRANGE: readonly unknown[] = [
  null,
  '',
  'x',
  ' ',
  -1,
  0.5,
  1e300,
  true,
  [],
  {},
  [null],
  { __proto__: 1 },
  'é'.repeat(5000),
];

/** The value with one place in it changed: what stood there is gone, another thing, or one more. */
function broken(value: unknown, steps: readonly number[], how: number, strange: unknown): unknown {
  const [step, ...rest] = steps;
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const key = step === undefined ? undefined : keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return strange;
  const copy = structuredClone(value) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = broken(copy[key], rest, how, strange);
  else if (how === 0) Reflect.deleteProperty(copy, key);
  else if (how === 1) copy[`${key}x`] = strange;
  else copy[key] = strange;
  return copy;
}

describe.each(CONTRACT_NAMES)('keepsSchema says of %s what ajv says', (name) => {
  it('of values that keep it, nearly do, and do not', async () => {
    const { SCHEMA } = await SCHEMAS[name]();
    const seen = { valid: 0, invalid: 0 };
    const steps = fc.array(fc.nat(9), { maxLength: 4 });
    const change = fc.option(fc.tuple(steps, fc.nat(2), fc.constantFrom(...STRANGE)));
    await fc.assert(
      fc.asyncProperty(valuesOf(SCHEMA), change, async (whole, how) => {
        // As a file is read: no value that JSON does not have.
        const value: unknown = JSON.parse(JSON.stringify(how === null ? whole : broken(whole, ...how)));
        const { kind } = await checkContract(name, value);
        seen[kind] += 1;
        expect(keepsSchema(SCHEMA, value) ? 'valid' : 'invalid').toBe(kind);
      }),
      { ...propertyRuns(150), seed: 7 },
    );
    expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(10);
  });
});

it('knows an inherited property for none', () => {
  const schema: Schema = {
    type: 'object',
    required: ['a'],
    properties: { a: {} },
    additionalProperties: false,
  };
  expect(keepsSchema(schema, { a: 1 })).toBe(true);
  expect(keepsSchema(schema, Object.create({ a: 1 }))).toBe(false);
  expect(keepsSchema(schema, { a: 1, toString: 1 })).toBe(false);
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
    expect(keepsSchema(schema, record)).toBe(keeps);
  },
);
