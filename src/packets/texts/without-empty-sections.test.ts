import { expect, it } from 'vitest';
import { withoutEmptySections } from './without-empty-sections.ts';

const TEMPLATE = `You are one.

{{framing}}

## Task

Do it.

run: {{run}}
tree: {{tree}}

## Rules

As they stood.

{{rules}}

## What is known

No slot at all.

## The change

{{diff}}

{{reply}}
`;
const without = (...empty: readonly string[]): string =>
  withoutEmptySections(TEMPLATE, (slot) => empty.includes(slot));

it('leaves out a section whose slots are all empty, with its heading and its words', () => {
  expect(without('rules')).toBe(TEMPLATE.replace('## Rules\n\nAs they stood.\n\n{{rules}}\n\n', ''));
});

it.each([
  ['nothing is empty', []],
  ['one of two slots has something', ['run']],
])('keeps every section where %s', (_, empty) => {
  expect(without(...empty)).toBe(TEMPLATE);
});

it('never takes the reply for a part of the section before it', () => {
  expect(without('diff')).toBe(TEMPLATE.replace('## The change\n\n{{diff}}\n\n', ''));
});
