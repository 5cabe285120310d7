import { closingOf, inOneLine, type Masked } from './masked.ts';
import { JAVASCRIPT_KEYWORDS, type FoundFunction } from './source-function.ts';

const TYPE_PARAMETERS = String.raw`(?:<[^<>()]{0,200}(?:<[^<>()]{0,200}>[^<>()]{0,200})?>\s*)?`;
const DECLARED = new RegExp(
  String.raw`(?<![.\w$])(?:function\s*\*?\s*(?<named>[\w$]+)\s*${TYPE_PARAMETERS}|` +
    String.raw`(?:const|let|var)\s+(?<bound>[\w$]+)\s*(?::[^=;\n]{0,300})?=\s*(?:async\b\s*)?(?:function\b\s*\*?\s*[\w$]{0,100}\s*)?${TYPE_PARAMETERS})\(`,
  'g',
);
// Matches the beginning of a word before any lookbehind: else a line of blanks would be searched from each blank.
const MEMBER = new RegExp(
  String.raw`(?<![#\w$])(?=[#\w$])(?<=^[ \t]*(?:(?:public|private|protected|static|async|override|readonly|get|set)[ \t]+){0,5}\*?)` +
    String.raw`(?<member>#?[\w$]+)\s*(?:(?::[^=;\n()]{0,300})?=\s*|:\s*)?(?:async\b\s*)?(?:function\b\s*)?${TYPE_PARAMETERS}\(`,
  'gm',
);

/** Declared functions, functions bound to a name, methods, and functions that are members. */
export function javascriptFunctions({ mask, code }: Masked): FoundFunction[] {
  const short = [...mask.matchAll(SHORT)].flatMap((match) => shortArrow(mask, match) ?? []);
  const others = [...mask.matchAll(DECLARED), ...mask.matchAll(MEMBER)].flatMap((match) => {
    const { named, bound, member } = match.groups ?? {};
    const name = named ?? bound ?? member ?? '';
    const open = match.index + match[0].length - 1;
    const close = JAVASCRIPT_KEYWORDS.has(name) ? -1 : closingOf(mask, open);
    // Bound to a name: `const x = (y) {` is not a function without its arrow, nor `x(y) => z` with one.
    const wantsArrow = /[=:]\s*(?:async\b\s*)?(?:<[^]*>\s*)?\($/.test(match[0]);
    const tail = close === -1 ? undefined : tailOf(mask, close + 1, wantsArrow);
    const body = tail?.isArrow === wantsArrow ? bodyAt(mask, tail.at) : undefined;
    if (tail === undefined || body === undefined) return [];
    return [
      {
        name: name.replace(/^#/, ''),
        start: match.index,
        end: body.end,
        params: inOneLine(code.slice(open + 1, close)),
        returns: inOneLine(code.slice(close + 1, tail.typeEnd)).replace(/^:\s*/, ''),
        body,
        isExpression: mask.charAt(tail.at) !== '{',
      },
    ];
  });
  return [...others, ...short];
}

const SHORT = /(?<![.\w$])(?:const|let|var)\s+([\w$]+)\s*=\s*(?:async\s+)?([\w$]+)\s*=>\s*/g;

/** `const f = x => x + 1` */
function shortArrow(mask: string, match: RegExpExecArray): FoundFunction | undefined {
  const [all, name = '', params = ''] = match;
  const at = match.index + all.length;
  const body = bodyAt(mask, at);
  const isExpression = mask.charAt(at) !== '{';
  return body && { name, start: match.index, end: body.end, params, returns: '', body, isExpression };
}

type Tail = { readonly at: number; readonly typeEnd: number; readonly isArrow: boolean };

/** The maximum length of a declared type (UTF-16 code units). */
const LONGEST_TYPE = 2000;

/** From the parameters' closing bracket over a declared type to the body: `{`, or what follows `=>`. */
function tailOf(mask: string, from: number, wantsArrow: boolean): Tail | undefined {
  let expectsType = false;
  const limit = Math.min(mask.length, from + LONGEST_TYPE);
  for (let at = from; at < limit; at += 1) {
    const char = mask.charAt(at);
    if (/\s/.test(char)) continue;
    if (char === '=' && mask[at + 1] === '>') {
      const body = at + 2 + (/^\s*/.exec(mask.slice(at + 2, at + 200))?.[0].length ?? 0);
      return { at: body, typeEnd: at, isArrow: true };
    }
    if (char === '{' && !expectsType) return { at, typeEnd: at, isArrow: false };
    if (char === '(' || char === '[' || char === '{') {
      if (at === from || !mask.slice(from, at).includes(':')) return undefined;
      const close = closingOf(mask, at);
      if (close === -1) return undefined;
      // `f(): (x: T) => void {` continues with the type after its arrow.
      const arrow = char === '(' && !wantsArrow ? /^\s*=>\s*/.exec(mask.slice(close + 1, close + 100)) : null;
      at = close + (arrow?.[0].length ?? 0);
      expectsType = arrow !== null;
      continue;
    }
    if (!/[\w$.:|&<>,?"\]]/.test(char) || (at === from && /\w/.test(char))) return undefined;
    expectsType = /[:|&<,]/.test(char);
  }
  return undefined;
}

/** Braces, or an expression up to the end of its statement. */
function bodyAt(mask: string, at: number): { start: number; end: number } | undefined {
  if (mask.charAt(at) === '{') {
    const close = closingOf(mask, at);
    return close === -1 ? undefined : { start: at + 1, end: close };
  }
  let end = at;
  for (; end < mask.length; end += 1) {
    const char = mask.charAt(end);
    if (char === '(' || char === '[' || char === '{') {
      const close = closingOf(mask, end);
      if (close === -1) return undefined;
      end = close;
    } else if (/[;,)\]}]/.test(char)) break;
    else if (char === '\n' && !/^\s*[.?:&|+*/<>=-]/.test(mask.slice(end, end + 200)) && end > at) break;
  }
  return { start: at, end };
}
