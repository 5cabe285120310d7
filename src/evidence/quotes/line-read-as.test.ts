import { expect, it } from 'vitest';
import { lineReadAs } from './line-read-as.ts';

it.each([
  [
    'a letter of another script',
    '  if (user.\u0456sAdmin) return run(cmd);',
    'if (user.isAdmin) return run(cmd);',
  ],
  ['a mark that nobody sees', 'run\u200B(cmd);', 'run(cmd);'],
  ['letters that take two places', 'grant(\u{1D5BA}dmin);', 'grant(admin);'],
])('reads like the line with %s', (_, line, quote) => {
  expect(lineReadAs(line, ['other(line);', quote])).toBe(true);
});

it.each([
  ['the line itself', 'run(\u0456);', 'run(\u0456);'],
  ['a line of plain characters', 'run(cmd);', 'run(cmb);'],
  ['a line that has less', 'if (\u0456) run();', 'if (i && !blocked(i)) run();'],
  ['other words', 'grant(\u0430dmin);', 'revoke(admin);'],
  ['a line in another script', '\u0440\u0443\u0431\u043B\u0438 \u0438 \u0434\u043E;', 'run(cmd);'],
])('does not read like %s', (_, line, quote) => {
  expect(lineReadAs(line, [quote])).toBe(false);
});
