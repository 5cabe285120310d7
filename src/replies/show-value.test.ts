import { expect, it } from 'vitest';
import { shown, visible } from './show-value.ts';

it.each([
  ['a property that is not there', undefined, 'nothing'],
  ['text as JSON', 'a "b"\n', String.raw`"a \"b\"\n"`],
  ['a list on one line', [1, { a: null }], '[1,{"a":null}]'],
  ['a value of 120 characters whole', 'x'.repeat(118), `"${'x'.repeat(118)}"`],
  ['a longer one up to there', 'x'.repeat(119), `"${'x'.repeat(119)}…`],
  ['no pair cut in two', '😀'.repeat(200), `"${'😀'.repeat(119)}…`],
  ['lines behind the first counted too', ['\u2028'.repeat(300)], `["${String.raw`\u{2028}`.repeat(118)}…`],
])('shows %s', (_, value, expected) => {
  expect(shown(value)).toBe(expected);
});

it.each([
  ['an escape sequence', '\u001b[31m', String.raw`\u{1b}[31m`],
  ['a text direction', 'a\u202eb', String.raw`a\u{202e}b`],
  ['a mark of no width', '\u200b', String.raw`\u{200b}`],
  ['a tag beyond the first plane', '\u{e0041}', String.raw`\u{e0041}`],
  ['half of a pair', '\ud800', String.raw`\u{d800}`],
  ['line ends', '\n\r\u2028\u2029', String.raw`\u{a}\u{d}\u{2028}\u{2029}`],
  ['letters of any script as they are', 'ünï 日本 😀', 'ünï 日本 😀'],
])('makes visible: %s', (_, text, expected) => {
  expect(visible(text)).toBe(expected);
});
