import { describe, expect, it } from 'vitest';
import { plainText, withoutFolder } from './plain-text.ts';

describe('an output as text', () => {
  it.each([
    ['colours', '\u001b[1m\u001b[38;5;246mFAIL\u001b[0m a', 'FAIL a'],
    ['cursor moves and erased lines', 'a\u001b[2K\u001b[1Gb', 'ab'],
    ['a link', '\u001b]8;;file:///x\u0007a.ts\u001b]8;;\u001b\\ b', 'a.ts b'],
    ['the choice of letters', '\u001b[31mFAILED\u001b(B\u001b[m.', 'FAILED.'],
    ['a title without an end', 'a\u001b]0;t', 'a'],
    ['a sequence of two characters', 'a\u001bMb', 'ab'],
    ['the ends of lines on Windows', 'a\r\nb\r\r\nc', 'a\nb\nc'],
    ['a bar of progress that was written over', '10%\r20%\nok', '10%\n20%\nok'],
    ['other control characters, but not the tab', 'a\u0016b\u0008\tc\u0000', 'ab\tc'],
  ])('is without %s', (_, output, expected) => {
    expect(plainText(output, '')).toBe(expected);
  });

  it('has paths below the root made relative, however the root is written', () => {
    expect(plainText('/tmp/x/a.ts /tmp/xy/b.ts', '/tmp/x')).toBe('a.ts /tmp/xy/b.ts');
    expect(plainText('/tmp/x/a.ts', '/tmp/x/')).toBe('a.ts');
    expect(plainText('/tmp/x/a.ts', '/tmp/x//')).toBe('a.ts');
    expect(plainText('C:\\x\\a.ts', 'C:\\x')).toBe('a.ts');
    expect(plainText('/a.ts', '/')).toBe('/a.ts');
  });
});

it.each([
  ['/tmp/x/src/a.test.js', 'a.test.js'],
  ['file:///tmp/x/a.test.js', 'a.test.js'],
  ['C:\\x\\a.test.js', 'a.test.js'],
  ['src/a.test.js', 'src/a.test.js'],
])('of %s, %s can be told on every machine', (path, expected) => {
  expect(withoutFolder(path)).toBe(expected);
});

it('has paths below the root relative, in addresses, too', () => {
  const lines = 'at /my shop/a.js:1\nat file:///my%20shop/b.js:2\nat /other/c.js:3\n';
  expect(plainText(lines, '/my shop')).toBe('at a.js:1\nat b.js:2\nat /other/c.js:3\n');
});
