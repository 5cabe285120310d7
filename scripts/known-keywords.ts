/** Of the keywords of JSON Schema those that `src/contracts/matches-schema.ts` knows, with what they may say. */
const KNOWN: Readonly<Record<string, (said: unknown) => boolean>> = {
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
  type: (said) => typeof said === 'string',
  additionalProperties: (said) => said === false,
  items: isSchema,
  anyOf: (said) => Array.isArray(said) && said.every(isSchema),
  properties: isTableOfSchemas,
  patternProperties: isTableOfSchemas,
};

/** Throws at a keyword, or a use of one, that `matchesSchema` would pass over. */
export function requireKnownKeywords(schema: object): void {
  const unknown = Object.entries(schema).find(([word, said]) => KNOWN[word]?.(said) !== true);
  if (unknown !== undefined) throw new Error(`matchesSchema does not know ${JSON.stringify(unknown)}`);
}

function isSchema(said: unknown): boolean {
  requireKnownKeywords(said as object);
  return true;
}

function isTableOfSchemas(said: unknown): boolean {
  return Object.values(said as object).every(isSchema);
}
