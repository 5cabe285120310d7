import { expect, it } from 'vitest';
import { CONTRACTS } from '../src/contracts/registry.ts';
import { AGENTS, type Agent } from '../src/contracts/vocabulary.ts';
import { formOf, type FormSchema } from './reply-form.ts';

const formFor = (agent: Agent): string => formOf({ ...CONTRACTS[agent] } as FormSchema);

it('a short object is one line, a wide one has a line for each key', () => {
  expect(formFor('execute-step-validator')).toBe('{ valid: boolean, reason: text }');
  expect(formFor('audit-triage')).toBe(`{
  slot: text
  decisions: {
    id: text (at most 40 characters)
    decision: "keep" | "reject" | "duplicate"
    of?: text (at most 40 characters)
    reason: text (at most 2000 characters)
    tier: "confirmed" | "probable" | "suspicious"
  }[] (at most 1000)
}`);
});

it.each([
  [
    { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 2, maxItems: 2 },
    '[integer (from 1), integer (from 1)]',
  ],
  [{ type: 'array', items: { enum: ['a', 'b'] }, minItems: 1 }, '("a" | "b")[] (1 or more)'],
  [{ type: 'array', items: { anyOf: [{ type: 'null' }, { const: true }] } }, '(null | true)[]'],
  [{ type: 'string', pattern: '^C[1-9]$' }, 'text (like /^C[1-9]$/)'],
  [{ type: 'string' }, 'string'],
  [{ type: 'integer', minimum: 0, maximum: 100 }, 'integer (from 0, to 100)'],
])('%j is shown as %s', (schema, form) => {
  expect(formOf(schema)).toBe(form);
});

it('a keyword that it cannot show is an error, never a rule that agents do not see', () => {
  expect(() => formOf({ type: 'string', format: 'uri' } as FormSchema)).toThrow(
    'cannot show the keyword format',
  );
});

it.each(AGENTS)('the form of %s has every key and every allowed word, once for each place', (agent) => {
  const form = formFor(agent);
  const count = (text: string): number => form.split(text).length - 1;
  const seen = new Map<string, number>();
  const add = (text: string): void => void seen.set(text, (seen.get(text) ?? 0) + 1);
  JSON.parse(JSON.stringify(CONTRACTS[agent]), (key, value: unknown) => {
    if (key === 'properties') {
      for (const name of Object.keys(value as object)) add(name);
    }
    if (key === 'enum') for (const word of value as string[]) add(JSON.stringify(word));
    return value;
  });
  for (const [text, times] of seen) {
    const shown = text.startsWith('"')
      ? count(text)
      : (form.match(new RegExp(`\\b${text}\\??: `, 'g'))?.length ?? 0);
    expect(shown, text).toBe(times);
  }
});
