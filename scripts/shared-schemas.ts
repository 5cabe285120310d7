import type { Schema } from '../src/contracts/matches-schema.ts';

/** Schemas that refer to their common parts by `$ref`, and these parts by `$id`. */
export type SharedSchemas = {
  readonly schemas: Readonly<Record<string, object>>;
  readonly parts: Readonly<Record<string, object>>;
};

/** Moves each part that occurs more than once out of the schemas: ajv then compiles it to one function. */
export function withSharedParts(schemas: Readonly<Record<string, object>>): SharedSchemas {
  const places = new Map<string, number>();
  for (const schema of Object.values(schemas)) count(schema, places);
  const parts: Record<string, object> = {};
  const ids = new Map<string, string>();
  const refer = (schema: Schema): object => {
    const text = JSON.stringify(schema);
    if ((places.get(text) ?? 0) < 2) return withParts(schema, refer);
    const id = ids.get(text) ?? `part-${ids.size + 1}`;
    if (!ids.has(text)) {
      ids.set(text, id);
      parts[id] = withParts(schema, refer);
    }
    return { $ref: id };
  };
  const whole = Object.entries(schemas).map(([name, schema]) => [name, withParts(schema, refer)]);
  return { schemas: Object.fromEntries(whole) as Readonly<Record<string, object>>, parts };
}

/** Counts how often each schema occurs. Inside a schema that occurs several times, parts count once. */
function count(schema: Schema, places: Map<string, number>): void {
  const text = JSON.stringify(schema);
  const before = places.get(text) ?? 0;
  places.set(text, before + 1);
  if (before > 0) return;
  withParts(schema, (part) => {
    count(part, places);
    return part;
  });
}

/** The schema with each direct subschema replaced. */
function withParts(schema: Schema, replaced: (part: Schema) => object): object {
  const { items, anyOf, properties, patternProperties } = schema;
  const table = (parts: Readonly<Record<string, Schema>>) =>
    Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, replaced(part)]));
  return {
    ...schema,
    ...(items === undefined ? {} : { items: replaced(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(replaced) }),
    ...(properties === undefined ? {} : { properties: table(properties) }),
    ...(patternProperties === undefined ? {} : { patternProperties: table(patternProperties) }),
  };
}
