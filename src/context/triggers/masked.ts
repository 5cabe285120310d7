/** A source text in two forms, with its offsets and lines unchanged. */
export type Masked = {
  /** Comments are blank. */
  readonly code: string;
  /** Strings are reduced to their quotes as well, so that every bracket or word is part of the program. */
  readonly mask: string;
};

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The brackets of the text asked about last: thousands of consecutive questions are about the same text. */
let last: { readonly mask: string; readonly pairs: ReadonlyMap<number, number> } = {
  mask: '',
  pairs: new Map(),
};

/** The offset of the bracket that closes the one at `open`; -1 if it is never closed, or closed by another kind. */
export function closingOf(mask: string, open: number): number {
  if (last.mask !== mask) last = { mask, pairs: pairsIn(mask) };
  return last.pairs.get(open) ?? -1;
}

/** In one pass, so that a text of brackets alone takes no longer than another. */
function pairsIn(mask: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const opened: { at: number; closing: string }[] = [];
  for (const { 0: char, index } of mask.matchAll(/[()[\]{}]/g)) {
    const closing = CLOSING[char];
    if (closing !== undefined) opened.push({ at: index, closing });
    else if (opened.at(-1)?.closing === char) pairs.set(opened.pop()?.at ?? index, index);
    // A bracket of the wrong kind: none that is open now is closed correctly.
    else opened.length = 0;
  }
  return pairs;
}

/** On one line, with single blanks. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
