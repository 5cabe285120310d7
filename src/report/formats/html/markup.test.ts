import { expect, it } from 'vitest';
import { attribute, block, line } from './markup.ts';

it.each([
  ['markup', '<b>&amp;', '&lt;b>&amp;amp;', '&lt;b&gt;&amp;amp;'],
  ['what ends an attribute', `a="1" b='2'`, `a="1" b='2'`, 'a=&quot;1&quot; b=&#39;2&#39;'],
  ['a bidirectional override', 'a\u202Eb', 'a\\u{202e}b', 'a\\u{202e}b'],
  ['NUL', 'a\0b', 'a\\u{0}b', 'a\\u{0}b'],
])('makes %s text', (_, text, between, anywhere) => {
  expect(block(text)).toBe(between);
  expect(line(text)).toBe(anywhere);
});

it.each([
  ['F1', 'F1'],
  ['#QA-R1-009', '#QA-R1-009'],
  ['', '""'],
  ['a b', '"a b"'],
  ['a>b', '"a&gt;b"'],
  [`x onclick="y"`, '"x onclick=&quot;y&quot;"'],
  ['a`', '"a`"'],
  ['a=', '"a="'],
])('quotes %j as a value where HTML wants it', (text, value) => {
  expect(attribute(text)).toBe(value);
});

it('keeps lines in a block, and none in a line', () => {
  expect(block('a\n  b\r\nc')).toBe('a\n  b\nc');
  expect(line('a\n  b\r\nc')).toBe('a b c');
});
