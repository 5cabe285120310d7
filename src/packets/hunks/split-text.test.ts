import { expect, it } from 'vitest';
import { splitText } from './split-text.ts';

it.each([
  ['a text that fits stays whole', 'ab\ncd', 5, ['ab\ncd'], []],
  ['a text over the limit is cut after a line', 'ab\ncd\nef', 6, ['ab\ncd\n', 'ef'], []],
  ['a line over the limit is in no part', 'ab\nxxxxxxxx\ncd', 6, ['ab\n', 'cd'], [9]],
  ['a line over the limit at the start', 'xxxxxxxx\ncd', 6, ['cd'], [9]],
  ['a line over the limit at the end', 'ab\nxxxxxxxx', 6, ['ab\n'], [8]],
  ['an empty text is one empty part', '', 6, [''], []],
  ['bytes are counted, not letters', '€€\n€\n', 7, ['€€\n', '€\n'], []],
])('%s', (_, text, limit, parts, tooLong) => {
  expect(splitText(text, limit)).toEqual({ parts, tooLong });
});
