import { describe, expect, it } from 'vitest';
import { checkContract } from './validate.ts';

const defect = {
  claims: ['C3'],
  score: 75,
  severity: 'high',
  status: 'confirmed_valid',
  supports: [{ file: 'src/pay.ts', quote: 'charge(card)' }],
  refutes: [],
  reasoning: 'The card is charged twice.',
};

const reply = { slot: 'r7k2ab/3', defects: [defect] };

describe('checkContract', () => {
  it('accepts a value that keeps the contract and hands the same value back', async () => {
    expect(await checkContract('finding-scorer', reply)).toEqual({ kind: 'valid', value: reply });
  });

  it.each([
    [
      'a missing property by its own pointer',
      { score: undefined },
      '/score',
      'is required and missing',
      undefined,
    ],
    ['an unknown property', { verdict: 1 }, '/verdict', 'is not a property of this contract', 1],
    ['a number over its limit', { score: 101 }, '/score', 'must be <= 100', 101],
    ['a fraction where a whole number is asked', { score: 7.5 }, '/score', 'must be integer', 7.5],
    [
      'a text where a number is asked, without converting it',
      { score: '75' },
      '/score',
      'must be integer',
      '75',
    ],
    [
      'a status of another vocabulary, with the allowed ones',
      { status: 'valid' },
      '/status',
      'must be equal to one of the allowed values: confirmed_valid, dismissed_false_positive, needs_human_review',
      'valid',
    ],
    ['a text of blanks only', { reasoning: ' \n' }, '/reasoning', 'must match pattern "\\S"', ' \n'],
    [
      'an unknown property deep inside',
      { supports: [{ file: 'a', quote: 'b', 'x/y~': 0 }] },
      '/supports/0/x~1y~0',
      'is not a property of this contract',
      0,
    ],
  ])('names %s', async (_, change, pointer, problem, value) => {
    const candidate = Object.fromEntries(
      Object.entries({ ...defect, ...change }).filter(([, v]) => v !== undefined),
    );
    expect(await checkContract('finding-scorer', { ...reply, defects: [candidate] })).toEqual({
      kind: 'invalid',
      defects: [{ pointer: `/defects/0${pointer}`, problem, value }],
    });
  });

  it.each([[null], [[]], ['text'], [7], [undefined]])('refuses %j as a whole', async (value) => {
    expect(await checkContract('finding-scorer', value)).toMatchObject({
      kind: 'invalid',
      defects: [{ pointer: '', problem: 'must be object', value }],
    });
  });

  it('lists everything that is wrong, not only the first', async () => {
    const checked = await checkContract('finding-scorer', {
      ...reply,
      defects: [{ ...defect, score: -1, status: '', supports: {} }],
    });
    expect(checked.kind === 'invalid' && checked.defects.map((defect) => defect.pointer).toSorted()).toEqual([
      '/defects/0/score',
      '/defects/0/status',
      '/defects/0/supports',
    ]);
  });

  it('does not mistake an inherited property for a present one', async () => {
    const inherits = Object.create(reply) as unknown;
    expect((await checkContract('finding-scorer', inherits)).kind).toBe('invalid');
  });
});
