import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const commands = ['diff', 'doctor', 'guard', 'plan', 'parse', 'report', 'rules'];

it.each([
  ['a letter left out', 'dif', 'diff'],
  ['a letter too many', 'rulles', 'rules'],
  ['two letters swapped', 'gaurd', 'guard'],
  ['two letters swapped in a short word', 'paln', 'plan'],
  ['another ending', 'reports', 'report'],
  ['nothing near', 'review', undefined],
  ['an empty word', '', undefined],
  ['a word that would need half of its letters replaced', 'dxxf', undefined],
])('%s', (_, word, expected) => {
  expect(nearest(word, commands)).toBe(expected);
});

it('takes the first by name when two are equally near', () => {
  expect(nearest('pest', ['test', 'rest', 'best'])).toBe('best');
});

it('has no answer without candidates', () => {
  expect(nearest('diff', [])).toBeUndefined();
});
