import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fills each slot, as often as it stands there', () => {
  expect(fill('{{a}} and {{b}} and {{a}}', { a: '1', b: '2' })).toBe('1 and 2 and 1');
});

it('never reads what it fills in as a template', () => {
  expect(fill('{{a}}{{b}}', { a: '{{b}}', b: '$& $1 $$' })).toBe('{{b}}$& $1 $$');
});

it.each([
  ['a slot without a value', '{{a}} {{b}}', { a: '1' }, 'the slot {{b}} has no value'],
  ['a value without a slot', '{{a}}', { a: '1', c: '2' }, 'no slot for c'],
  ['a slot named like an inherited property', '{{constructor}}', {}, '{{constructor}} has no value'],
])('refuses %s', (_, template, values, message) => {
  expect(() => fill(template, values)).toThrow(message.replace('the slot', "the template's slot"));
});
