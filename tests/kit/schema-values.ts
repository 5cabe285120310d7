import fc from 'fast-check';
import type { Schema } from '../../src/contracts/matches-schema.ts';

/** Values as a file or a reply holds them, most of which keep the schema, just not, or break it in one place. */
export function valuesAround(schema: Schema): fc.Arbitrary<unknown> {
  const steps = fc.array(fc.nat(9), { maxLength: 4 });
  const change = fc.option(fc.tuple(steps, fc.nat(2), fc.constantFrom(...STRANGE)));
  return fc
    .tuple(valuesOf(schema), change)
    .map(([whole, how]) => (how === null ? whole : broken(whole, ...how)))
    .map((value): unknown => JSON.parse(JSON.stringify(value)));
}

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

/** The value with one place in it changed: what was there is gone, another thing, or one more. */
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
