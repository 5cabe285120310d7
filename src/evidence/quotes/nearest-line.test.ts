import { expect, it } from 'vitest';
import { nearestLine } from './nearest-line.ts';
import { lined } from '../reviewed-text.ts';

const FILE = lined(`export function pay(order) {
  const sum = total(order);

  charge(order.card, sum * 1.19); // with tax
  charge(order.fee, sum);
}
`);

it.each([
  ['a part of a line', 'charge(order.card, sum', 4],
  ['the line without its comment', 'charge(order.card, sum * 1.19);', 4],
  ['other white space', 'charge( order.card,sum*1.19 ) // with tax', 4],
  ['the longest line of several', '{\n  const sum = totalOf(order)\n', 2],
  ['numbered as a tool shows it', '12→  const sum = total(order', 2],
  ['as a diff shows it', '+  const sum = total(order', 2],
  ['the first of two that are equally near', 'charge(order, sum)', 5],
])('%s', (_, quote, line) => {
  expect(nearestLine(quote, 'new', FILE)).toMatchObject({ line });
});

it('shows the line without its outer white space', () => {
  expect(nearestLine('total(order)', 'new', FILE)).toEqual({ line: 2, text: 'const sum = total(order);' });
});

it.each([
  ['a line with less than half of its words', 'refund(order)'],
  ['nothing', ''],
  ['blanks', ' \n '],
  ['signs alone', '=> !!'],
])('is none for %s', (_, quote) => {
  expect(nearestLine(quote, 'new', FILE)).toBeUndefined();
});
