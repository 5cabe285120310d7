import { expect, it } from 'vitest';
import { decodeReply } from './decode-reply.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

it('reads UTF-8', () => {
  expect(decodeReply(Buffer.from('{"größe":"😀"}'))).toBe('{"größe":"😀"}');
  expect(decodeReply(bytes())).toBe('');
});

it('keeps a byte order mark, for the reader to refuse', () => {
  expect(decodeReply(bytes(0xef, 0xbb, 0xbf, 0x5b, 0x5d))).toBe('\ufeff[]');
});

it.each([
  ['Latin 1', bytes(0x5b, 0xe4, 0x5d)],
  ['a cut character', bytes(0x5b, 0xe2, 0x82)],
  ['half of a surrogate pair', bytes(0xed, 0xa0, 0x80)],
  ['an overlong slash', bytes(0xc0, 0xaf)],
])('refuses %s instead of replacing it', (_, broken) => {
  expect(() => decodeReply(broken)).toThrow(
    expect.objectContaining({
      code: 'refused/not-strict-json',
      message: 'the reply is not UTF-8 text',
      cause: expect.any(TypeError) as unknown,
    }),
  );
});
