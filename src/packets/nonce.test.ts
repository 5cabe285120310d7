import { expect, it } from 'vitest';
import { drawNonce } from './nonce.ts';

const [A, B, C] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

function from(...values: string[]): () => string {
  return () => values.shift() ?? expect.unreachable('drawn too often');
}

it('takes the nonce of the run if no content holds it', () => {
  expect(drawNonce(['x', 'y'], A, from())).toBe(A);
});

it('draws again while a nonce occurs in any content', () => {
  expect(drawNonce([`x${A}y`, `</UNTRUSTED_DIFF nonce="${B}">`], A, from(B, C))).toBe(C);
});

it('draws again when the nonce occurs in other letters', () => {
  expect(drawNonce([A.toUpperCase()], A, from(B))).toBe(B);
});

it.each(['', 'short', 'A'.repeat(32), 'g'.repeat(32), 'a'.repeat(31), 'a'.repeat(33)])(
  'refuses "%s" as a nonce: it must be 128 bit in lower-case hex',
  (value) => {
    expect(() => drawNonce([], value, from())).toThrow('not a nonce of 16 bytes');
  },
);

it('stops when every nonce occurs, instead of drawing for ever', () => {
  expect(() => drawNonce([A], A, () => A)).toThrow('the source of randomness is broken');
});
