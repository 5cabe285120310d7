import { expect, it } from 'vitest';
import { decodeName, readQuotedName, readWholeName } from './names.ts';

it.each([
  ['nothing to escape', '"x"', 'x'],
  ['each of the short escapes', '"\\a\\b\\t\\n\\v\\f\\r\\"\\\\"', '\x07\b\t\n\v\f\r"\\'],
  ['octal bytes', '"\\303\\274\\000\\377"', '\u00c3\u00bc\0\u00ff'],
  ['an octal byte before a digit', '"\\0011"', '\x011'],
])('unquotes %s', (_, text, name) => {
  expect(readQuotedName(text)).toEqual({ name, rest: '' });
});

it.each([
  ['no quote', 'x"'],
  ['no end', '"x'],
  ['an end that is escaped', '"x\\"'],
  ['an unknown escape', '"\\x41"'],
  ['two octal digits', '"\\12"'],
  ['an octal number over a byte', '"\\400"'],
  ['a backslash at the end', '"\\'],
])('refuses %s', (_, text) => {
  expect(readQuotedName(text)).toBeUndefined();
});

it.each([
  ['a bare name', 'b/x', 'b/x'],
  ['a name with blanks, which git ends with a TAB', 'b/a name\t', 'b/a name'],
  ['a name with a blank at its end', 'b/x \t', 'b/x '],
  ['a quoted name with blanks', '"b/\\"a b\\""\t', 'b/"a b"'],
  ['text behind a quoted name', '"b/x" more', undefined],
])('reads the whole of %s', (_, text, name) => {
  expect(readWholeName(text)).toBe(name);
});

it('reads bytes as UTF-8, and what is none as U+FFFD', () => {
  expect(decodeName('\u00c3\u00bc')).toBe('ü');
  expect(decodeName('caf\u00e9')).toBe('caf\ufffd');
});
