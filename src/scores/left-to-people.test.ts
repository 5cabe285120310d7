import { expect, it } from 'vitest';
import { exampleWorld } from '../../tests/kit/world-example.ts';
import { whyNeedsHuman } from './left-to-people.ts';

const stands = { file: 'src/pay.ts', quote: '  charge(order.card);' };
const invented = { file: 'src/pay.ts', quote: 'chargeLater(order.card);' };
const unsure = { score: 0, status: 'needs_human_review', refutes: [] } as const;
const grave = { severity: 'critical' } as const;

it.each([
  ['a critical one', unsure, grave],
  ['one that is said to be high', unsure, { severity: 'high' }],
  ['one refuted by a quote that stands nowhere', { ...unsure, refutes: [invented] }, grave],
  ['one just below the threshold', { ...unsure, score: 74 }, grave],
] as const)('leaves %s to people', (_, said, claim) => {
  expect(whyNeedsHuman(said, claim, exampleWorld())).toBe(
    `its scorer can neither confirm nor refute it (${said.score}, needs_human_review), and it is said to be ${claim.severity}`,
  );
});

it.each([
  ['a quote stands against it', { ...unsure, refutes: [invented, stands] }, grave],
  ['it was dismissed', { ...unsure, status: 'dismissed_false_positive' }, grave],
  ['it is said to be of medium weight', unsure, { severity: 'medium' }],
  ['it is said to be of low weight', unsure, { severity: 'low' }],
] as const)('takes the score where %s', (_, said, claim) => {
  expect(whyNeedsHuman(said, claim, exampleWorld())).toBeUndefined();
});
