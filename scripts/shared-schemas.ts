import type { Schema } from '../src/contracts/matches-schema.ts';

/** Schemas that name their common parts by `$ref`, and these parts by the `$id` of each. */
export type SharedSchemas = {
  readonly schemas: Readonly<Record<string, object>>;
  readonly parts: Readonly<Record<string, object>>;
};

/**
 * The same schemas, in which a part that is in several places is written once: ajv makes one function of it.
 */
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

/** In how many places each schema is; what is inside of one that is in several counts once. */
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

/** The schema with each schema in it replaced. */
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
