import type { Schema } from '../src/contracts/keeps-schema.ts';

/** Of the keywords of JSON Schema those that `src/contracts/keeps-schema.ts` knows, with what they may say. */
const KNOWN: Readonly<Record<string, (said: unknown) => boolean>> = {
  ...Object.fromEntries(
    ['const', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']
      .concat('required', 'enum')
      .map((word) => [word, () => true]),
  ),
  type: (said) => typeof said === 'string',
  additionalProperties: (said) => said === false,
  items: isSchema,
  anyOf: (said) => Array.isArray(said) && said.every(isSchema),
  properties: isTableOfSchemas,
  patternProperties: isTableOfSchemas,
  uniqueItems: (said) => said === true,
};

/** Throws at a keyword, or a use of one, that `keepsSchema` would pass over. */
export function requireKnownKeywords(schema: object): void {
  const unknown = Object.entries(schema).find(([word, said]) => KNOWN[word]?.(said) !== true);
  if (unknown !== undefined) throw new Error(`keepsSchema does not know ${JSON.stringify(unknown)}`);
  // Texts and numbers: others would have to be compared in depth.
  const { items, uniqueItems } = schema as Schema;
  if (uniqueItems === true && items?.enum === undefined && items?.type !== 'string')
    throw new Error('keepsSchema compares only texts');
}

function isSchema(said: unknown): boolean {
  requireKnownKeywords(said as object);
  return true;
}

function isTableOfSchemas(said: unknown): boolean {
  return Object.values(said as object).every(isSchema);
}
