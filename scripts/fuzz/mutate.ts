/** A source of numbers from 0 to below 1 that is the same for the same seed. */
export type Draw = () => number;

/** Mulberry32. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const LONGEST_INPUT = 4096;

/** An input a little different from one that is known: one to four changes, with pieces of another and words of the format. */
export function mutated(input: Buffer, other: Buffer, words: readonly string[], draw: Draw): Buffer {
  let bytes = input;
  for (let left = 1 + Math.floor(draw() * 4); left > 0; left -= 1) bytes = changed(bytes, other, words, draw);
  return bytes.subarray(0, LONGEST_INPUT);
}

function changed(bytes: Buffer, other: Buffer, words: readonly string[], draw: Draw): Buffer {
  const below = (limit: number): number => Math.floor(draw() * limit);
  const [start, length] = [below(bytes.length + 1), below(24)];
  const piece = bytes.subarray(start, start + length);
  const into = (middle: Buffer, skip: number): Buffer =>
    Buffer.concat([bytes.subarray(0, start), middle, bytes.subarray(start + skip)]);
  switch (below(7)) {
    case 0:
      return into(Buffer.alloc(0), length);
    case 1:
      return into(Buffer.from([below(256)]), 1);
    case 2:
      return into(Buffer.concat([piece, piece]), length);
    case 3:
      return into(Buffer.from(words[below(words.length)] ?? ''), 0);
    case 4:
      return into(Buffer.from(words[below(words.length)] ?? ''), length);
    case 5: {
      const from = below(other.length + 1);
      return into(other.subarray(from, from + below(200)), length);
    }
    default:
      return into(Buffer.from(String(below(20))), 1);
  }
}
