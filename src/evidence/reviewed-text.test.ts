import { expect, it } from 'vitest';
import { lined, reviewedText, mentionsSecrets, withoutNumbers } from './reviewed-text.ts';

it('knows the lines of a text by number', () => {
  const text = lined('a\nb\n\nd');
  expect(text.linesOf({ start: 1, end: 1 })).toEqual(['a']);
  expect(text.linesOf({ start: 2, end: 4 })).toEqual(['b', '', 'd']);
  expect(text.linesOf({ start: 2, end: 3 })).toEqual(['b', '']);
  expect(text.linesOf({ start: 9, end: 9 })).toEqual([]);
});

it('has the redacted text beside the plain one only where it was given', () => {
  expect(reviewedText('key = AKIA…')).not.toHaveProperty('redacted');
  expect(reviewedText('', '[REDACTED:aws:12]').redacted?.text).toBe('[REDACTED:aws]');
});

it.each([
  ['x = [REDACTED:aws:1]', true],
  ['x = REDACTED', false],
])('does %j speak of a secret? %j', (quote, expected) => {
  expect(mentionsSecrets(quote)).toBe(expected);
});

it.each([
  ['[REDACTED:aws:1] [REDACTED:private key:23]', '[REDACTED:aws] [REDACTED:private key]'],
  ['[REDACTED:aws]', '[REDACTED:aws]'],
  ['[REDACTED:aws:x]', '[REDACTED:aws:x]'],
  ['[REDACTED:a\nb:1]', '[REDACTED:a\nb:1]'],
])('takes the numbers out of the marks of %j', (text, expected) => {
  expect(withoutNumbers(text)).toBe(expected);
});
