import { expect, it } from 'vitest';
import { block, line } from './markup.ts';

it.each([
  ['markup', `<b a="1" b='2'>&amp;`, '&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;amp;'],
  ['a bidirectional override', 'a\u202Eb', 'a\\u{202e}b'],
  ['NUL', 'a\0b', 'a\\u{0}b'],
])('makes %s text', (_, text, html) => {
  expect(block(text)).toBe(html);
  expect(line(text)).toBe(html);
});

it('keeps lines in a block, and none in a line', () => {
  expect(block('a\n  b\r\nc')).toBe('a\n  b\nc');
  expect(line('a\n  b\r\nc')).toBe('a b c');
});
