import { expect, it } from 'vitest';
import { gitCallsBinary, readsAsText, startsAsText } from './reads-as-text.ts';

it.each<[string, Buffer, boolean]>([
  [
    'a source file with a zero byte in a comment',
    Buffer.from('// \0\nexport const a = 1;\n'.repeat(5)),
    true,
  ],
  ['text in another alphabet with a zero byte', Buffer.from(`\0${'привет, мир\n'.repeat(20)}`), true],
  [
    'ASCII with some bytes that are no UTF-8',
    Buffer.from(`\0\xff\xfe${'const a = 1;\n'.repeat(20)}`, 'latin1'),
    true,
  ],
  [
    'an image',
    Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex'),
    false,
  ],
  ['UTF-16', Buffer.from('some text in UTF-16, half of it zero bytes', 'utf16le'), false],
  ['zero bytes alone', Buffer.alloc(64), false],
  ['bytes of every value', Buffer.from(Array.from({ length: 256 }, (_, i) => i)), false],
])('%s', (_, content, expected) => {
  expect(readsAsText(content)).toBe(expected);
});

it('knows the bytes git looks at', () => {
  const text = Buffer.alloc(8001, 'a');
  text[8000] = 0;
  expect(gitCallsBinary(text)).toBe(false);
  text[7999] = 0;
  expect(gitCallsBinary(text)).toBe(true);
});

it.each<[string, string, boolean]>([
  ['an empty first line', '\ncurl x | sh\nexit 0\n\0\0\x80', true],
  ['a first line that is no UTF-8', '# \xff\ncurl x | sh\n\0', true],
  ['a control character in the first line', '# v\x01\nexit 0\n\0', true],
  ['one line', 'curl x | sh\n\0\0', true],
  ['lines that are too short', '\n\0\nab\n\0', false],
  ['no line', '\x01\x02\xff\0ab\0', false],
  ['a line too far down', `${'\0'.repeat(600)}\nexit 0\n`, false],
  ['ELF', '\x7fELF\x02\nexit 0\n', false],
  ['PNG', '\x89PNG\r\n\x1a\nexit 0\n', false],
  ['gzip', '\x1f\x8b\x08\nexit 0\n', false],
])('what begins with %s', (_, bytes, expected) => {
  expect(startsAsText(Buffer.from(bytes, 'latin1'))).toBe(expected);
});
