/**
 * What reviewdog's published schema of a DiagnosticResult (`proto/rdf/jsonschema/DiagnosticResult.json`) and the comments
 * of `reviewdog.proto` say, written down here as facts: no registry that this project uses has the program or the schema.
 * Stricter than the original, which allows any further property: a misspelt one would be lost without a word.
 */
const open = { type: 'object', additionalProperties: false } as const;
const position = {
  ...open,
  properties: { line: { type: 'integer', minimum: 1 }, column: { type: 'integer', minimum: 1 } },
};
const range = { ...open, properties: { start: position, end: position }, required: ['start'] };
const severity = { enum: ['UNKNOWN_SEVERITY', 'ERROR', 'WARNING', 'INFO'] };
const source = { ...open, properties: { name: { type: 'string' }, url: { type: 'string' } } };

export const DIAGNOSTIC_RESULT = {
  ...open,
  properties: {
    source,
    severity,
    diagnostics: {
      type: 'array',
      items: {
        ...open,
        properties: {
          message: { type: 'string' },
          location: { ...open, properties: { path: { type: 'string' }, range } },
          severity,
          source,
          code: { ...open, properties: { value: { type: 'string' }, url: { type: 'string' } } },
          suggestions: {
            type: 'array',
            items: { ...open, properties: { range, text: { type: 'string' } } },
          },
          original_output: { type: 'string' },
        },
        required: ['message'],
      },
    },
  },
  required: ['diagnostics'],
} as const;
