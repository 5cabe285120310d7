import type { Opener } from './region.ts';

type End = Opener['end'];

/** Up to the line's end, its terminator (`\n` or `\r\n`) not included. */
export function lineEnd(text: string, _at: number, after: number): number {
  const newline = text.indexOf('\n', after);
  const end = newline === -1 ? text.length : newline;
  return end > after && text[end - 1] === '\r' ? end - 1 : end;
}

/** Through the next `close`; to the end of the text when there is none. */
export function through(close: string): End {
  return (text, _at, after) => {
    const found = text.indexOf(close, after);
    return found === -1 ? text.length : found + close.length;
  };
}

/** Through the `close` that belongs to this `open`, where a comment may hold comments. */
export function throughNested(open: string, close: string): End {
  return (text, _at, after) => {
    let offset = after;
    let opens = text.indexOf(open, offset);
    for (let depth = 1; depth > 0;) {
      const closes = text.indexOf(close, offset);
      if (closes === -1) return text.length;
      // Looked for again only when passed: a file of a million closers must not be searched a million times.
      if (opens !== -1 && opens < offset) opens = text.indexOf(open, offset);
      const inner = opens !== -1 && opens < closes;
      depth += inner ? 1 : -1;
      offset = inner ? opens + open.length : closes + close.length;
    }
    return offset;
  };
}

/**
 * Through the closing quote, which is the opener's last character. A quote on one line ends at the line's end when it
 * is never closed: an apostrophe in a text must not swallow the rest of the file.
 */
export function quoted(
  options: { readonly lines?: boolean; readonly escape?: 'backslash' | 'doubled' | 'none' } = {},
): End {
  const escape = options.escape ?? 'backslash';
  return (text, _at, after) => {
    const quote = text.charAt(after - 1);
    for (let offset = after; offset < text.length; offset += 1) {
      const char = text.charAt(offset);
      if (char === '\n' && options.lines !== true) return offset;
      if (char === '\\' && escape === 'backslash') offset += 1;
      else if (char !== quote) continue;
      else if (escape === 'doubled' && text[offset + 1] === quote) offset += 1;
      else return offset + 1;
    }
    return text.length;
  };
}

/** Through `close`, where a backslash takes the character after it along. */
export function throughUnescaped(close: string): End {
  return (text, _at, after) => {
    for (let offset = after; offset < text.length; offset += 1) {
      if (text[offset] === '\\') offset += 1;
      else if (text.startsWith(close, offset)) return offset + close.length;
    }
    return text.length;
  };
}

/** Through a close that the opener itself names: `r##"` is closed by `"##`. */
export function throughNamed(closeOf: (opener: string) => string): End {
  return (text, at, after) => through(closeOf(text.slice(at, after)))(text, at, after);
}

/** The opener's pattern matched the whole region. */
export function matched(_text: string, _at: number, after: number): number {
  return after;
}

/** No here-document is longer (UTF-16 code units): `1<<n` looks like the beginning of one. */
const LONGEST_HERE_DOCUMENT = 20_000;

/** From `<<WORD` through the line that holds `WORD` alone, or just the opener when there is no such line. */
export function hereDocument(text: string, at: number, after: number): number {
  const word = /\w+/.exec(text.slice(at, after))?.[0] ?? '';
  const close = new RegExp(`\\n[ \\t]*${word}(?!\\w)`).exec(text.slice(after, after + LONGEST_HERE_DOCUMENT));
  return close === null ? after : after + close.index + close[0].length;
}
