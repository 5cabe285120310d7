import { describe, expect, it } from 'vitest';
import { inertBlock, inertFence, inertLine, inertMarkdown } from './inert.ts';

describe('inert text', () => {
  it.each([
    ['an escape sequence', 'a\u001b[31mred', 'a\\u{1b}[31mred'],
    ['an operating-system command', '\u001b]8;;http://x\u0007', '\\u{1b}]8;;http://x\\u{7}'],
    ['a C1 control', 'a\u009b31m', 'a\\u{9b}31m'],
    ['a bidirectional override', 'a\u202eb', 'a\\u{202e}b'],
    ['a zero-width space', 'a\u200bb', 'a\\u{200b}b'],
    ['tag characters', 'a\u{e0041}b', 'a\\u{e0041}b'],
    ['a carriage return that overwrites', 'good\rbad', 'good\\u{d}bad'],
    ['a line break', 'a\nb', 'a b'],
    ['a NUL', 'a\0b', 'a\\u{0}b'],
    ['a variation selector that carries a byte', 'a\ufe00\u{e0101}', 'a\\u{fe00}\\u{e0101}'],
    ['a second selector behind an emoji', '❤\ufe0f\ufe0f', '❤\ufe0f\\u{fe0f}'],
    ['half of a pair', 'a\ud800b', 'a\\u{d800}b'],
    ['what is no character', 'a\ufdd0b\u{10fffe}', 'a\\u{fdd0}b\\u{10fffe}'],
    ['a workflow command', ' ::error file=a::b', '\\u{3a}:error file=a::b'],
    ['an old workflow command', 'a ##[group]b', 'a \\u{23}#[group]b'],
  ])('shows %s instead of obeying it', (_, text, expected) => {
    expect(inertLine(text)).toBe(expected);
  });

  it('keeps what only looks like a command, and how an emoji looks', () => {
    const text = 'std::move, ## [x], ❤\ufe0f 1\ufe0f\u20e3';
    expect(inertLine(text)).toBe(text);
    expect(inertBlock('a:focus::after {\n  ::marker { }')).toBe('a:focus::after {\n  ::marker { }');
  });

  it('keeps lines, tabs and ordinary letters of any script in a block', () => {
    expect(inertBlock('if x:\r\n\tünï 漢字 😀')).toBe('if x:\n\tünï 漢字 😀');
  });

  // Each alone: nothing else in the text makes anybody look closer.
  it.each([
    ['a workflow command', '::error::b', '\\u{3a}:error::b', '\\u{3a}:error::b'],
    ['an old workflow command', 'a ##[group]b', 'a \\u{23}#[group]b', 'a \\u{23}#[group]b'],
    ['blanks in a row', 'a  b', 'a b', 'a  b'],
    ['a blank before it', ' a', 'a', ' a'],
    ['a blank behind it', 'a ', 'a', 'a '],
    ['a tab', 'a\tb', 'a b', 'a\tb'],
    ['line ends of Windows', 'a\r\nb', 'a b', 'a\nb'],
    ['a delete character', 'a\u007fb', 'a\\u{7f}b', 'a\\u{7f}b'],
  ])('treats %s in plain text, on one line and in a block', (_, text, line, block) => {
    expect([inertLine(text), inertBlock(text)]).toEqual([line, block]);
  });

  it.each([
    ['emphasis and links', '**x** [a](b)', '\\*\\*x\\*\\* \\[a\\]\\(b\\)'],
    ['HTML', '<img src=x>', '&lt;img src=x&gt;'],
    ['a mention', '@team', '&#64;team'],
    ['a bare link', 'see https://evil.example', 'see https&#58;//evil.example'],
    ['a table cell', 'a|b', 'a\\|b'],
    ['a workflow command', '::error::x', '&#58;:error&#58;:x'],
    ['an entity', '&lt;', '&amp;lt;'],
  ])('escapes %s in Markdown', (_, text, expected) => {
    expect(inertMarkdown(text)).toBe(expected);
  });

  it('fences text with a longer fence than any in it', () => {
    expect(inertFence('a\n````\nb')).toBe('`````text\na\n````\nb\n`````');
  });
});
