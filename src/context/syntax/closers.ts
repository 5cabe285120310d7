import type { Body, End } from './region.ts';

/** To the end of the line, its terminator (`\n` or `\r\n`) not included. */
export function lineEnd(text: string, _at: number, after: number): number {
  const newline = text.indexOf('\n', after);
  const end = newline === -1 ? text.length : newline;
  return end > after && text[end - 1] === '\r' ? end - 1 : end;
}

/** Through the next `close`; to the end of the text if there is none. */
export function through(close: string): End {
  return (text, _at, after) => {
    const found = text.indexOf(close, after);
    return found === -1 ? text.length : found + close.length;
  };
}

/** Through the `close` that matches this `open`, for comments that nest. */
export function throughNested(open: string, close: string): End {
  return (text, _at, after) => {
    let offset = after;
    let opens = text.indexOf(open, offset);
    for (let depth = 1; depth > 0;) {
      const closes = text.indexOf(close, offset);
      if (closes === -1) return text.length;
      // Searched again only once passed: a file of a million closers must not be searched a million times.
      if (opens !== -1 && opens < offset) opens = text.indexOf(open, offset);
      const inner = opens !== -1 && opens < closes;
      depth += inner ? 1 : -1;
      offset = inner ? opens + open.length : closes + close.length;
    }
    return offset;
  };
}

/**
 * Through the closing quote, which is the opener's last character. A quote limited to one line ends with the line if it
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

/** Through `close`; a backslash escapes the character after it. */
export function throughUnescaped(close: string): End {
  return (text, _at, after) => {
    for (let offset = after; offset < text.length; offset += 1) {
      if (text[offset] === '\\') offset += 1;
      else if (text.startsWith(close, offset)) return offset + close.length;
    }
    return text.length;
  };
}

/** Through a close that the opener determines: `r##"` is closed by `"##`. */
export function throughNamed(closeOf: (opener: string) => string): End {
  return (text, at, after) => through(closeOf(text.slice(at, after)))(text, at, after);
}

/** The opener's pattern matched the whole region. */
export function matched(_text: string, _at: number, after: number): number {
  return after;
}

/** To the line that holds the opener's word, alone except in PHP; to the end of the text if there is none, as in a shell. */
export function hereDocument(opener: string): Body {
  const word = opener.replace(/^<<<?[-~]?[ \t]*\\?/, '').replace(/^(["'`])(.*)\1$/, '$2');
  const [php, indented] = [opener.startsWith('<<<'), /^<<[-~<]/.test(opener)];
  return (text, from) => {
    for (let start = from; start < text.length;) {
      const end = lineEnd(text, start, start);
      const line = indented ? text.slice(start, end).trimStart() : text.slice(start, end);
      if (line === word || (php && line.startsWith(word) && !/\w/.test(line.charAt(word.length)))) return end;
      start = text.indexOf('\n', end) + 1 || text.length;
    }
    return text.length;
  };
}
