import { hasType, propertyOf, type JsonType } from './json-type.ts';

/** The part of JSON Schema that contracts use; anything else in a schema is refused when the schema is generated. */
export type Schema = {
  readonly type?: JsonType;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  /** In code points, as in JSON Schema. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: false;
};

/** A place in a value that does not match its schema. */
export type Mismatch = {
  /** RFC 6901, `''` is the whole value: `/findings/0/severity`. */
  readonly pointer: string;
  /** What the schema requires there, in ajv's words: `must be integer`. */
  readonly problem: string;
};

/** Whether a value that was read from JSON matches a schema. A test compares this with ajv. */
export function matchesSchema(schema: Schema, value: unknown): boolean {
  return firstMismatch(schema, value) === undefined;
}

/** The first place that does not match; undefined when all of the value does. A pointer is built only for a mismatch. */
export function firstMismatch(schema: Schema, value: unknown): Mismatch | undefined {
  const { anyOf, type } = schema;
  if (schema.const !== undefined && value !== schema.const) return here('must be equal to constant');
  if (schema.enum?.includes(value) === false) return here(noneOf(schema.enum));
  return (
    (anyOf === undefined ? undefined : mismatchOfForms(anyOf, value)) ??
    (type === undefined ? undefined : mismatchOfType(type, schema, value))
  );
}

/**
 * If only one form fits the value's type and constants, the mismatch is that form's: a line of a ledger is compared with its
 * kind.
 */
function mismatchOfForms(forms: readonly Schema[], value: unknown): Mismatch | undefined {
  const fitting = forms.filter(
    (form) => hasType(form.type, value) && otherConstant(form, value) === undefined,
  );
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return firstMismatch(only, value);
  if (fitting.some((form) => matchesSchema(form, value))) return undefined;
  const key = fitting.length > 0 ? undefined : otherConstant(forms[0] ?? {}, value);
  if (key === undefined) return here('must match a schema in anyOf');
  return below(key, here(noneOf(forms.map((form) => form.properties?.[key]?.const))));
}

/** A property of a record that differs from the constant that the form requires. */
function otherConstant({ properties = {} }: Schema, value: unknown): string | undefined {
  if (!hasType('object', value)) return undefined;
  for (const key of Object.keys(properties)) {
    const constant = properties[key]?.const;
    if (constant !== undefined && Object.hasOwn(value as object, key) && propertyOf(value, key) !== constant)
      return key;
  }
  return undefined;
}

function mismatchOfType(
  type: NonNullable<Schema['type']>,
  schema: Schema,
  value: unknown,
): Mismatch | undefined {
  if (!hasType(type, value)) return here(`must be ${type}`);
  switch (type) {
    case 'string':
      return mismatchOfText(schema, value as string);
    case 'integer':
    case 'number':
      return mismatchOfNumber(schema, value as number);
    case 'array':
      return mismatchOfList(schema, value as readonly unknown[]);
    case 'object':
      return mismatchOfRecord(schema, value as object);
    case 'boolean':
    case 'null':
      return undefined;
  }
}

function mismatchOfText(schema: Schema, text: string): Mismatch | undefined {
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  // A text has at most as many code points as code units, so counting is seldom needed.
  const length = minLength <= 1 && text.length <= maxLength ? text.length : Array.from(text).length;
  if (length > maxLength) return here(`must NOT have more than ${maxLength} characters`);
  if (length < minLength) return here(`must NOT have fewer than ${minLength} characters`);
  return pattern === undefined || matcher(pattern).test(text)
    ? undefined
    : here(`must match pattern "${pattern}"`);
}

function mismatchOfNumber({ minimum, maximum }: Schema, number: number): Mismatch | undefined {
  if (maximum !== undefined && number > maximum) return here(`must be <= ${maximum}`);
  return minimum !== undefined && number < minimum ? here(`must be >= ${minimum}`) : undefined;
}

function mismatchOfList(schema: Schema, list: readonly unknown[]): Mismatch | undefined {
  const { items, minItems = 0, maxItems = Infinity } = schema;
  if (list.length > maxItems) return here(`must NOT have more than ${maxItems} items`);
  if (list.length < minItems) return here(`must NOT have fewer than ${minItems} items`);
  if (items !== undefined) {
    for (let i = 0; i < list.length; i += 1) {
      const found = firstMismatch(items, list[i]);
      if (found !== undefined) return below(String(i), found);
    }
  }
  return schema.uniqueItems === true ? repetitionIn(list) : undefined;
}

function repetitionIn(list: readonly unknown[]): Mismatch | undefined {
  const again = list.findLastIndex((item, i) => list.indexOf(item) < i);
  const pair = `items ## ${list.lastIndexOf(list[again], again - 1)} and ${again}`;
  return again === -1 ? undefined : here(`must NOT have duplicate items (${pair} are identical)`);
}

/**
 * Plain loops: a report of a thousand findings has forty thousand values, and an array for each record cost as much as the check.
 */
function mismatchOfRecord(schema: Schema, record: object): Mismatch | undefined {
  const { required, properties, patternProperties } = schema;
  if (required !== undefined)
    for (const key of required)
      if (!Object.hasOwn(record, key)) return below(key, here('is required and missing'));
  for (const key of Object.keys(record)) {
    const own = properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined;
    const patterns = patternProperties === undefined ? NONE : schemasMatching(patternProperties, key);
    if (own === undefined && patterns.length === 0 && schema.additionalProperties === false)
      return below(key, here('is not a property of this contract'));
    const value = propertyOf(record, key);
    let found = own === undefined ? undefined : firstMismatch(own, value);
    for (const pattern of patterns) found ??= firstMismatch(pattern, value);
    if (found !== undefined) return below(key, found);
  }
  return undefined;
}

const NONE: readonly Schema[] = [];

function schemasMatching(schemas: NonNullable<Schema['patternProperties']>, key: string): readonly Schema[] {
  return Object.entries(schemas).flatMap(([pattern, schema]) => (matcher(pattern).test(key) ? [schema] : []));
}

const here = (problem: string): Mismatch => ({ pointer: '', problem });

const below = (key: string, { pointer, problem }: Mismatch): Mismatch => ({
  pointer: `/${escapedKey(key)}${pointer}`,
  problem,
});

/** A key as a part of a JSON pointer. */
export function escapedKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

const noneOf = (allowed: readonly unknown[]): string =>
  `must be equal to one of the allowed values: ${allowed.join(', ')}`;

const MATCHERS = new Map<string, RegExp>();

function matcher(pattern: string): RegExp {
  const known = MATCHERS.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern, 'u');
  MATCHERS.set(pattern, made);
  return made;
}
