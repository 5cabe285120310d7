/** As much of JSON Schema as contracts are written in: whatever else a schema says is refused when it is generated. */
export type Schema = {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
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
  readonly uniqueItems?: true;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: false;
};

/**
 * Whether a value that was read from JSON keeps a schema. It does not say what is wrong: that is asked of ajv, whose
 * validators take longer to load than such a file takes to check. A test compares both.
 */
export function keepsSchema(schema: Schema, value: unknown): boolean {
  const { anyOf, type } = schema;
  if (schema.const !== undefined && value !== schema.const) return false;
  if (schema.enum?.includes(value) === false) return false;
  if (anyOf?.some((other) => keepsSchema(other, value)) === false) return false;
  return type === undefined || isOfType(type, schema, value);
}

function isOfType(type: NonNullable<Schema['type']>, schema: Schema, value: unknown): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string' && isText(schema, value);
    case 'integer':
      return Number.isInteger(value) && isInLimits(schema, value as number);
    case 'number':
      return Number.isFinite(value) && isInLimits(schema, value as number);
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value) && isList(schema, value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) && isRecord(schema, value);
  }
}

function isText({ pattern, minLength = 0, maxLength = Infinity }: Schema, text: string): boolean {
  if (pattern !== undefined && !matcher(pattern).test(text)) return false;
  // A text has as many code points as units, or fewer: mostly nobody has to count.
  if (minLength <= 1 && text.length <= maxLength) return text.length >= minLength;
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength;
}

function isInLimits({ minimum = -Infinity, maximum = Infinity }: Schema, number: number): boolean {
  return number >= minimum && number <= maximum;
}

function isList(schema: Schema, list: readonly unknown[]): boolean {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  if (list.length < minItems || list.length > maxItems) return false;
  if (uniqueItems === true && new Set(list).size < list.length) return false;
  if (items !== undefined) for (const item of list) if (!keepsSchema(items, item)) return false;
  return true;
}

/** Plain loops: a report of a thousand findings is forty thousand values, and an array for each record cost as much as the check. */
function isRecord(schema: Schema, record: object): boolean {
  const { required, properties, patternProperties } = schema;
  if (required !== undefined) for (const key of required) if (!Object.hasOwn(record, key)) return false;
  for (const key of Object.keys(record)) {
    const value = (record as Readonly<Record<string, unknown>>)[key];
    const own = properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (own !== undefined && !keepsSchema(own, value)) return false;
    const matches = patternProperties === undefined ? 0 : keptPatterns(patternProperties, key, value);
    if (matches === undefined) return false;
    if (own === undefined && matches === 0 && schema.additionalProperties === false) return false;
  }
  return true;
}

/** How many patterns the key matches; undefined where its value does not keep the schema of each. */
function keptPatterns(
  schemas: NonNullable<Schema['patternProperties']>,
  key: string,
  value: unknown,
): number | undefined {
  const matching = Object.entries(schemas).filter(([pattern]) => matcher(pattern).test(key));
  return matching.every(([, schema]) => keepsSchema(schema, value)) ? matching.length : undefined;
}

const MATCHERS = new Map<string, RegExp>();

function matcher(pattern: string): RegExp {
  const known = MATCHERS.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern, 'u');
  MATCHERS.set(pattern, made);
  return made;
}
