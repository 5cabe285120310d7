import { closingOf, inOneLine, type Masked } from './masked.ts';
import { BRACE_LANGUAGE_KEYWORDS, type FoundFunction } from './source-function.ts';

/** How a language begins a function, and what may be between its parameters and its body. */
type Shape = {
  /** Named groups: `name`, perhaps `owner`; ends with the opening bracket of the parameters. */
  readonly header: RegExp;
  /** Matches the text up to the body; its first group is the declared type. */
  readonly tail: RegExp;
  /** The type is before the name. */
  readonly typeBefore?: boolean;
  /** Nothing comes before the name: after `func`, `fn` or `fun` any word is one. */
  readonly isBare?: boolean;
};

/** The maximum length of the text between parameters and body (UTF-16 code units). */
const LONGEST_TAIL = 1000;

/** Functions with a body in braces, in one of some shapes. */
export const braceFunctions =
  (shapes: readonly Shape[]) =>
  ({ mask, code }: Masked): FoundFunction[] => {
    return shapes.flatMap((shape) =>
      [...mask.matchAll(shape.header)].flatMap((match) => {
        const { name = '', owner } = match.groups ?? {};
        const before = shape.typeBefore === true ? typeBefore(mask, match.index) : '';
        if (
          before === undefined ||
          ((shape.typeBefore === true || shape.isBare === true) && BRACE_LANGUAGE_KEYWORDS.has(name))
        )
          return [];
        const open = match.index + match[0].length - 1;
        const close = closingOf(mask, open);
        if (close === -1) return [];
        const body = bodyAfter(mask, close + 1);
        const tail = body === undefined ? null : shape.tail.exec(code.slice(close + 1, body.start - 1));
        if (body === undefined || tail === null) return [];
        const params = inOneLine(code.slice(open + 1, close));
        const returns = shape.typeBefore === true ? before : inOneLine(tail[1] ?? '');
        return [
          { name, owner, start: match.index, end: body.end, params, returns, body, isExpression: false },
        ];
      }),
    );
  };

const MODIFIERS =
  /\b(?:public|private|protected|internal|static|final|abstract|synchronized|default|native|inline|virtual|explicit|extern|constexpr|override)\b|@\w+(?:\([^)]*\))?/g;

/** The type before a name, from the beginning of its line; undefined where no declaration is possible. */
function typeBefore(mask: string, at: number): string | undefined {
  const from = Math.max(0, at - 300);
  const newline = mask.slice(from, at).lastIndexOf('\n');
  if (newline === -1 && from > 0) return undefined;
  const lineStart = from + newline + 1;
  const text = mask.slice(lineStart, at);
  if (!/^[\w:<>,*&[\]?.@~ \t]*$/.test(text) || /\b(?:return|new|throw|else|fun|case|goto|await)\b/.test(text))
    return undefined;
  // `.name(` and `a, name(` are calls.
  return /[.,]\s*$/.test(text) ? undefined : inOneLine(text.replace(MODIFIERS, ''));
}

/** The braces after a header. In Go and Rust a type may contain braces. */
function bodyAfter(mask: string, from: number): { start: number; end: number } | undefined {
  const limit = Math.min(mask.length, from + LONGEST_TAIL);
  for (let at = from; at < limit; at += 1) {
    const char = mask.charAt(at);
    if (char === ';' || char === '}') return undefined;
    if (char === '(' || char === '[') {
      at = closingOf(mask, at);
      if (at === -1) return undefined;
    } else if (char === '{') {
      const close = closingOf(mask, at);
      if (close === -1) return undefined;
      if (!/\b(?:interface|struct)\s*$/.test(mask.slice(Math.max(from, at - 20), at)))
        return { start: at + 1, end: close };
      at = close;
    }
  }
  return undefined;
}
