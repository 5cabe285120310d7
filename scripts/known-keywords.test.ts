import { expect, it } from 'vitest';
import { OWN_FILES } from '../src/contracts/registry.ts';
import { requireKnownKeywords } from './known-keywords.ts';

it.each([
  ['a keyword', { type: 'string', format: 'date' }],
  ['a keyword of an item', { type: 'array', items: { not: {} } }],
  ['a keyword of a property', { type: 'object', properties: { a: { multipleOf: 2 } } }],
  ['a keyword of a property by pattern', { type: 'object', patternProperties: { '^a': { $ref: '#' } } }],
  ['a keyword of a choice', { anyOf: [{ oneOf: [] }] }],
  ['a list of types', { type: ['string', 'null'] }],
  ['a schema of additional properties', { type: 'object', additionalProperties: { type: 'string' } }],
  ['a list that must contain an item', { type: 'array', contains: { type: 'string' } }],
])('%s that matchesSchema would ignore is refused', (_, schema) => {
  expect(() => {
    requireKnownKeywords(schema);
  }).toThrow(/matchesSchema/);
});

it.each(Object.entries(OWN_FILES))('%s uses no other keyword', (_, schema) => {
  requireKnownKeywords(schema);
});
