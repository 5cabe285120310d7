const NOUNS = ['order', 'invoice', 'customer', 'basket', 'price', 'shipment', 'refund', 'account', 'parcel'];
const VERBS = ['load', 'store', 'check', 'charge', 'merge', 'print', 'split', 'close', 'reopen', 'forward'];

/** Numbers that look thrown and are the same in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Lines of code of some 45 bytes, nearly all of them different. */
export function madeLines(count: number, seed: number): string[] {
  const pick = numbers(seed);
  const word = (words: readonly string[]): string => words[pick(words.length)] ?? '';
  return Array.from({ length: count }, (_, at) =>
    at % 9 === 8
      ? ''
      : `  const ${word(NOUNS)}${pick(1000)} = await ${word(VERBS)}(${word(NOUNS)}, ${pick(100_000)});`,
  );
}

/** The lines with every `every`-th group of three written anew. */
export function edited(lines: readonly string[], every: number, seed: number): string[] {
  const fresh = madeLines(lines.length, seed);
  return lines.map((line, at) => (Math.floor(at / 3) % every === every - 1 ? (fresh[at] ?? '') : line));
}

export function textFrom(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
