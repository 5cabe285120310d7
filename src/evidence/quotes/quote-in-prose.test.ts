import { describe, expect, it } from 'vitest';
import { isInProse, isInRedactedProse } from './quote-in-prose.ts';

const RULES = `# Rules

- No any.
12. No var.
### No eval.
//// No goto.
---- No nil.
;; No gc.
-   No tab.
Use 4. No x.
Never log a card number, a token
  or a name.
`;

describe('a short rule counts as a whole line, with or without the mark in front of it', () => {
  it.each([
    '- No any.',
    'No any.',
    'No var.',
    'No eval.',
    'No goto.',
    'No nil.',
    'No gc.',
    'No tab.',
    '  No any. ',
  ])('%j stands there', (quote) => {
    expect(isInProse(quote, RULES)).toBe(true);
  });

  it.each(['No x.', 'any.', '1. No var.', 'No', '', ' \n ', 'No any.\nNo'])('%j does not', (quote) => {
    expect(isInProse(quote, RULES)).toBe(false);
  });

  it('and no line with a mark in its middle', () => {
    expect(isInProse('No x y.', 'No - x y.')).toBe(false);
  });

  it('and no line beside it', () => {
    expect(isInProse('a.\nb.', 'a.\nb.\n')).toBe(false);
  });
});

describe('a longer one counts from word to word', () => {
  it.each([
    ['a part of a line', 'log a card number'],
    ['over a line end, however it is indented', 'a card number, a token\nor a name.'],
    ['beside a mark of punctuation', 'card number, a token'],
  ])('%s', (_, quote) => {
    expect(isInProse(quote, RULES)).toBe(true);
  });

  it.each([
    ['cut at its start', 'ever log a card number'],
    ['cut at its end', 'Never log a card numb'],
    ['joined where the text has a line end', 'a card number, a token or a name.'],
  ])('%s it does not', (_, quote) => {
    expect(isInProse(quote, RULES)).toBe(false);
  });

  it('also where it stands cut first and whole later', () => {
    expect(isInProse('token is kept', 'xtoken is kept. A token is kept.')).toBe(true);
    expect(isInProse('token is kept', 'token is kept')).toBe(true);
    expect(isInProse('grüße alle Namen', 'Begrüße alle Namen')).toBe(false);
    expect(isInProse('token_is kept', 'my_token_is kept')).toBe(false);
  });
});

describe('with a secret in it', () => {
  const [quote, plain, shown] = [
    'the key [REDACTED:aws:7] only',
    'Use the key AKIA only',
    'Use the key [REDACTED:aws:1] only',
  ];
  it('is looked up in the text as packets show it', () => {
    expect(isInRedactedProse(quote, plain, shown)).toBe(true);
    expect(isInRedactedProse(quote, plain, undefined)).toBe(false);
    expect(isInRedactedProse('the key [REDACTED:gcp:7] only', plain, shown)).toBe(false);
  });

  it('a quote without a mark is not', () => {
    expect(isInRedactedProse('the masked key only', plain, 'Use the masked key only')).toBe(false);
  });
});
