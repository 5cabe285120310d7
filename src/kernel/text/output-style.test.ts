import { describe, expect, it } from 'vitest';
import { inkOf, MARKS } from './ink.ts';
import { outputStyleOf, PLAIN } from './output-style.ts';
import { wrapLines } from './wrap-lines.ts';

const TTY = { isTTY: true, columns: 100 };
const PIPE = { isTTY: false, columns: undefined };
const KITTY = { TERM: 'xterm-kitty' };

describe('outputStyleOf', () => {
  it.each([
    ['a pipe', PIPE, {}, PLAIN],
    ['a pipe of a terminal that follows links', PIPE, KITTY, PLAIN],
    ['a terminal', TTY, { TERM: 'xterm' }, { color: true, columns: 100, links: false }],
    ['a terminal that follows links', TTY, KITTY, { color: true, columns: 100, links: true }],
    [
      'one over ssh',
      TTY,
      { ...KITTY, SSH_CONNECTION: '1 2 3 4' },
      { color: true, columns: 100, links: false },
    ],
    [
      'one in tmux',
      TTY,
      { TERM: 'tmux-256color', TERM_PROGRAM: 'vscode' },
      { color: true, columns: 100, links: false },
    ],
    ['a VTE that crashes', TTY, { VTE_VERSION: '5000' }, { color: true, columns: 100, links: false }],
    ['a VTE that follows', TTY, { VTE_VERSION: '7001' }, { color: true, columns: 100, links: true }],
    ['NO_COLOR', TTY, { ...KITTY, NO_COLOR: '1' }, { color: false, columns: 100, links: false }],
    [
      'an empty NO_COLOR, which says nothing',
      TTY,
      { NO_COLOR: '' },
      { color: true, columns: 100, links: false },
    ],
    ['a dumb terminal', TTY, { TERM: 'dumb' }, { color: false, columns: 100, links: false }],
    ['FORCE_COLOR in a pipe', PIPE, { FORCE_COLOR: '1' }, { color: true, columns: null, links: false }],
    [
      'FORCE_COLOR against NO_COLOR',
      PIPE,
      { FORCE_COLOR: '', NO_COLOR: '1' },
      { color: true, columns: null, links: false },
    ],
    ['FORCE_COLOR=0', TTY, { FORCE_COLOR: '0' }, { color: false, columns: 100, links: false }],
    ['FORCE_HYPERLINK', TTY, { FORCE_HYPERLINK: '1' }, { color: true, columns: 100, links: true }],
    [
      'FORCE_HYPERLINK=0',
      TTY,
      { ...KITTY, FORCE_HYPERLINK: '0' },
      { color: true, columns: 100, links: false },
    ],
    ['a very wide terminal', { isTTY: true, columns: 400 }, {}, { color: true, columns: 120, links: false }],
    [
      'a terminal that does not know its width',
      { isTTY: true, columns: 0 },
      {},
      { color: true, columns: null, links: false },
    ],
  ] as const)('%s', (_, screen, env, style) => {
    expect(outputStyleOf(screen, env)).toEqual(style);
  });
});

describe('inkOf', () => {
  const ink = inkOf({ color: true, columns: 80, links: true }, 'C:/my repo');

  it('is marks without colour', () => {
    expect(inkOf({ color: false, columns: 80, links: false }, '/repo')).toBe(MARKS);
    expect(MARKS.heading(3, 'Title', 'red') + MARKS.strong('x', 'red')).toBe('### Title**x**');
  });

  it('leads to a file, whatever its name', () => {
    expect(ink.link('a', 'ü #1?/b\u0007c.ts')).toBe(
      '\u001b]8;;file:///C%3A/my%20repo/%C3%BC%20%231%3F/b%07c.ts\u0007a\u001b]8;;\u0007',
    );
  });

  it('leads nowhere when links are not followed', () => {
    expect(inkOf({ color: true, columns: 80, links: false }, '/repo').link('a', 'b')).toBe('a');
  });
});

describe('wrapLines', () => {
  it('breaks prose between words, below where its text begins', () => {
    expect(wrapLines('  - one two three four', 14)).toBe('  - one two\n    three four');
  });

  it('counts columns and not characters: wide letters, escape sequences', () => {
    expect(wrapLines('漢字 漢字 漢字', 10)).toBe('漢字 漢字\n漢字');
    expect(wrapLines('\u001b[1mone\u001b[22m two', 8)).toBe('\u001b[1mone\u001b[22m two');
  });

  it('leaves quoted code as it is, however long', () => {
    const code = `      ${'word '.repeat(30)}`;
    expect(wrapLines(code, 40)).toBe(code);
  });

  it('makes no command of a CI runner by breaking a line', () => {
    expect(wrapLines('one two three ::error::x', 14)).not.toMatch(/^\s*::/m);
  });
});
