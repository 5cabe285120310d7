import { expect, it } from 'vitest';
import { readGitLine } from './git-line.ts';

it.each([
  ['a plain name', 'a/x b/x', 'x'],
  ['a name with a blank', 'a/a name b/a name', 'a name'],
  ['a folder that looks like the prefix', 'a/x b/x b/x b/x', 'x b/x'],
  ['an odd number of them', 'a/ b/ b/ b/ b/ b/', ' b/ b/'],
  ['a folder a', 'a/a/x b/a/x', 'a/x'],
  ['a folder b', 'a/b/x b/b/x', 'b/x'],
  ['quotes', '"a/t\\tx" "b/t\\tx"', 't\tx'],
  ['quotes with ` b/` in them', '"a/t\\t b/x" "b/t\\t b/x"', 't\t b/x'],
])('splits %s', (_, text, name) => {
  expect(readGitLine(text, undefined)).toEqual({ kind: 'names', names: { old: name, new: name } });
});

it.each([
  ['both bare', 'a/x b/y b/z', { old: 'x', new: 'y b/z' }],
  ['both bare, the other way to split it', 'a/x b/y b/z', { old: 'x b/y', new: 'z' }],
  ['the old one quoted', '"a/t\\tx" b/y', { old: 't\tx', new: 'y' }],
  ['the new one quoted', 'a/x b/y "b/t\\tz"', { old: 'x b/y', new: 't\tz' }],
])('takes the names of a rename: %s', (_, text, renamed) => {
  expect(readGitLine(text, renamed)).toEqual({ kind: 'names', names: renamed });
});

it.each([
  ['no prefix', 'x x', 'no-prefix'],
  ['only the old prefix', 'a/x x', 'no-prefix'],
  ['only the new prefix', 'x b/x', 'no-prefix'],
  ['the same prefix twice', 'a/x a/x', 'no-prefix'],
  ['mnemonic prefixes', 'i/x w/x', 'no-prefix'],
  ['prefixes inside the quotes only of one', '"a/t\\tx" "t\\tx b/"', 'no-prefix'],
  ['nothing', '', 'no-prefix'],
  ['different names', 'a/x b/y', 'unclear'],
  ['quotes that do not close', '"a/x b/x', 'unclear'],
  ['text behind the quotes', '"a/t\\tx" "b/t\\tx" more', 'unclear'],
  ['an escape git does not know', '"a/\\q" "b/\\q"', 'unclear'],
])('does not guess at %s', (_, text, kind) => {
  expect(readGitLine(text, undefined)).toEqual({ kind });
});

it('does not believe rename lines that the git line contradicts', () => {
  expect(readGitLine('a/x b/y', { old: 'x', new: 'z' })).toEqual({ kind: 'unclear' });
  expect(readGitLine('a/x b/y', { old: 'other', new: 'y' })).toEqual({ kind: 'unclear' });
});
