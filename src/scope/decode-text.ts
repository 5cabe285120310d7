import { gitCallsBinary, readsAsText } from './reads-as-text.ts';

/** Encodings with zero bytes, which git calls binary, and which have a byte order mark. */
export type MarkedEncoding = 'UTF-16 LE' | 'UTF-16 BE' | 'UTF-32 LE' | 'UTF-32 BE';

/** The encoding that the byte order mark of some content names. */
export function markedEncoding(content: Uint8Array): MarkedEncoding | undefined {
  const [a, b, c, d] = content;
  if (a === 0xff && b === 0xfe)
    return c === 0 && d === 0 && content.length % 4 === 0 ? 'UTF-32 LE' : 'UTF-16 LE';
  if (a === 0xfe && b === 0xff) return 'UTF-16 BE';
  return a === 0 && b === 0 && c === 0xfe && d === 0xff ? 'UTF-32 BE' : undefined;
}

/** The share of characters in a text that may be damaged. In random bytes it is three in a hundred. */
const DAMAGED_SHARE = 0.01;
const DAMAGED = '\uFFFD';

/**
 * The text of content with a byte order mark. Undefined when there is no mark, when too much after it is not text, or when the
 * bytes are also readable one by one: PHP and shells run those bytes, whatever the mark says, and decoded they would look like
 * Chinese.
 *
 * The mark stays, as git keeps that of UTF-8. A zero character becomes U+FFFD: otherwise git would call the text binary again.
 */
export function decodeMarked(content: Uint8Array): string | undefined {
  const encoding = markedEncoding(content);
  if (encoding === undefined || readsInBytes(content)) return undefined;
  const text = decoded(content, encoding).replaceAll('\0', DAMAGED);
  let damaged = 0;
  for (let at = text.indexOf(DAMAGED); at !== -1; at = text.indexOf(DAMAGED, at + 1)) damaged += 1;
  return damaged <= Math.max(1, text.length * DAMAGED_SHARE) ? text : undefined;
}

/** This many ASCII bytes in a row cannot be UTF-16, in which every second byte of Latin letters is zero. */
const ASCII_RUN = /[\t\n\r -~]{16,}/g;
/** In kana every second byte is `0`. */
const KANA = /^(?:0.)+0?$|^(?:.0)+.?$/s;
/** Where PHP begins, whatever comes before it. */
const PHP = /<\?(?:php|=)/i;

function readsInBytes(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  return PHP.test(bytes) || bytes.match(ASCII_RUN)?.some((run) => !KANA.test(run)) === true;
}

function decoded(content: Uint8Array, encoding: MarkedEncoding): string {
  switch (encoding) {
    case 'UTF-16 LE':
      return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(content);
    case 'UTF-16 BE':
      return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(swapped(content));
    case 'UTF-32 LE':
      return fromUnits(content, true);
    case 'UTF-32 BE':
      return fromUnits(content, false);
  }
}

/** Some builds of node lack the other byte order. */
function swapped(content: Uint8Array): Uint8Array {
  const pairs = Buffer.from(content.subarray(0, content.length - (content.length % 2))).swap16();
  return content.length % 2 === 0 ? pairs : Buffer.concat([pairs, content.subarray(-1)]);
}

function fromUnits(content: Uint8Array, little: boolean): string {
  const units = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const parts: string[] = [];
  for (let at = 0; at + 4 <= content.length; at += 4) {
    const unit = units.getUint32(at, little);
    parts.push(unit > 0x10ffff || (unit >= 0xd800 && unit < 0xe000) ? DAMAGED : String.fromCodePoint(unit));
  }
  if (content.length % 4 > 0) parts.push(DAMAGED);
  return parts.join('');
}

/** The text of content as reviewers see it: decoded by its mark, otherwise as UTF-8; undefined when it is not text. */
export function textIn(content: Uint8Array): string | undefined {
  const text = decodeMarked(content);
  if (text !== undefined) return text;
  return gitCallsBinary(content) && !readsAsText(content)
    ? undefined
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
}
