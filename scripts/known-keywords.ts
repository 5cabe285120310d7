/** The JSON Schema keywords that `src/contracts/matches-schema.ts` implements, each with a check of its value. */
const KNOWN: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(
    [
      'const',
      'pattern',
      'minLength',
      'maxLength',
      'minimum',
      'maximum',
      'minItems',
      'maxItems',
      'uniqueItems',
    ]
      .concat('required', 'enum')
      .map((word) => [word, () => true]),
  ),
  type: (value) => typeof value === 'string',
  additionalProperties: (value) => value === false,
  items: isSchema,
  anyOf: (value) => Array.isArray(value) && value.every(isSchema),
  properties: isTableOfSchemas,
  patternProperties: isTableOfSchemas,
};

/** Throws on a keyword, or a value of one, that `matchesSchema` would ignore. */
export function requireKnownKeywords(schema: object): void {
  const unknown = Object.entries(schema).find(([word, value]) => KNOWN[word]?.(value) !== true);
  if (unknown !== undefined) throw new Error(`matchesSchema does not implement ${JSON.stringify(unknown)}`);
}

function isSchema(value: unknown): boolean {
  requireKnownKeywords(value as object);
  return true;
}

function isTableOfSchemas(value: unknown): boolean {
  return Object.values(value as object).every(isSchema);
}
