import { expect, it } from 'vitest';
import { abbreviatedNames } from './history-table.ts';

const nameOf = (shas: readonly string[]) => abbreviatedNames({ rows: shas.map((sha) => ({ sha }) as never) });

it('commits are named by twelve digits', () => {
  const [one, other] = ['a'.repeat(40), 'b'.repeat(40)];
  expect(nameOf([one, other, one])(one)).toBe('a'.repeat(12));
});

it('and by more where two begin alike, so that each name means one commit', () => {
  const [one, other] = [`${'a'.repeat(20)}1${'0'.repeat(19)}`, `${'a'.repeat(20)}2${'0'.repeat(19)}`];
  expect([one, other, 'c'.repeat(40)].map(nameOf([one, 'c'.repeat(40), other]))).toEqual([
    `${'a'.repeat(20)}1`,
    `${'a'.repeat(20)}2`,
    'c'.repeat(21),
  ]);
});
