import {
  hereDocument,
  lineEnd,
  matched,
  quoted,
  through,
  throughNamed,
  throughNested,
  throughUnescaped,
} from './closers.ts';
import { blockScalarEnd, rawEnd } from './indented-text.ts';
import { docstringOrValue } from './docstring.ts';
import { regexEnd, regexOrDivision } from './regex-literal.ts';
import { syntax, type End, type Opener, type RegionKind, type Syntax } from './region.ts';

/** The parts that languages are composed of. A pattern is the source of a regular expression. */

type RegionOpener = { readonly pattern: string; readonly kind: RegionKind; readonly end: End };
const region =
  (kind: RegionKind) =>
  (pattern: string, end: End): RegionOpener => ({ pattern, kind, end });
export const text = region('text');
export const opaque = region('opaque');
export const line = (pattern: string): RegionOpener => region('line-comment')(pattern, lineEnd);
export const block = (pattern: string, close: string): RegionOpener =>
  region('block-comment')(pattern, through(close));
/** Code that is not reported: an opener in it is not one, or what it opens nests. */
export const skipped = (pattern: string): Opener => ({ pattern, kind: 'code', end: matched });
export const code = (pattern: string, inside: () => Syntax): Opener => ({ pattern, kind: 'code', inside });
export const closing = (pattern: string, count = 1): Opener => ({ pattern, closes: count });
/** A string in which code nests. `plain`: what neither opens nor closes anything in it. */
export const interpolated = (
  pattern: string,
  close: string,
  plain: string,
  interpolation: readonly [pattern: string, inside: () => Syntax],
): Opener => {
  const inside = syntax(closing(close), skipped(plain), code(...interpolation));
  return { pattern, kind: 'opaque', inside: () => inside };
};
/** Code that nests in a string, up to the bracket that closes it. */
export const interpolation = (
  open: string,
  close: string,
  openers: () => readonly Opener[],
): (() => Syntax) => {
  let built: Syntax | undefined;
  const inside = (): Syntax => (built ??= syntax(closing(close), code(open, inside), ...openers()));
  return inside;
};
/** Here-documents begin after the line that names them. */
export const hereDocuments = (pattern: string): readonly Opener[] => [
  { pattern, body: hereDocument },
  { pattern: '\\n', bodiesBegin: true },
];

export const SLASHES = line('\\/\\/');
/** For places where a URL may be in plain text or unquoted: `https://…` does not begin a comment. */
export const SLASHES_NOT_URL = line('(?<!:)\\/\\/');
export const STARS = block('\\/\\*', '*/');
export const NESTED_STARS = region('block-comment')('\\/\\*', throughNested('/*', '*/'));
export const MARKUP = block('<!--', '-->');

export const HASH = line('#');
/** `$#`, `a#b` and `${#x}` are not comments: the sign must begin a word. */
export const HASH_WORD = line('(?<![^\\s;|&()])#');
/** Only after white space: `#fff` in `rgb(#fff)` is a colour. */
export const HASH_SPACED = line('(?<!\\S)#');
/** Only blanks may precede it on its line. The lookbehind comes after the sign, since looking back is expensive. */
export const HASH_LINE = line('#(?<=^[ \\t]{0,200}#)');
export const SEMICOLON_LINE = line(';(?<=^[ \\t]{0,200};)');

export const DOUBLE = text('"', quoted());
export const SINGLE = text("'", quoted());
export const DOUBLE_LINES = text('"', quoted({ lines: true }));
export const SINGLE_LINES = text("'", quoted({ lines: true }));
/** No escapes: shell, TOML. */
export const SINGLE_RAW_LINES = text("'", quoted({ lines: true, escape: 'none' }));
/** A quote inside is written twice: SQL, YAML. */
export const SINGLE_DOUBLED = text("'", quoted({ lines: true, escape: 'doubled' }));
export const DOUBLE_DOUBLED = text('"', quoted({ lines: true, escape: 'doubled' }));
export const CHARACTER = text(
  "(?<!\\w)(?:b|L|u8?|U)?'(?:\\\\[^\\n']{1,10}|\\\\'|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[^\\\\'\\n])'",
  matched,
);

/** A YAML string begins only where a value does: elsewhere a quote is a character of a plain scalar. */
const VALUE = '(?<=(?:^|[:?-][ \\t])[ \\t]{0,200}(?:[!&][^\\s]{1,100}[ \\t]{1,20}){0,2}|[[{,][ \\t]{0,200})';
export const YAML_DOUBLE = text(`${VALUE}"`, quoted({ lines: true }));
export const YAML_SINGLE: Opener = { ...SINGLE_DOUBLED, pattern: `${VALUE}'` };
/** `run: |` and `- >-`: all lines below it that are indented further. */
export const BLOCK_SCALAR = opaque(
  '(?<=[:-][ \\t]{1,20}(?:[!&][^\\s]{1,100}[ \\t]{1,20}){0,2})[|>][-+\\d]{0,2}(?=[ \\t]*(?:[ \\t]#[^\\n]*)?\\r?$)',
  blockScalarEnd,
);
/** `r"(…)"`, `R'--[…]--'`. */
export const R_RAW = opaque('\\b[rR]["\']-{0,20}[([{]', rawEnd);
export const DOLLAR_SLASHY = opaque('\\$\\/', through('/$'));

export const TRIPLE_DOUBLE = opaque('"""', throughUnescaped('"""'));
export const TRIPLE_SINGLE = opaque("'''", throughUnescaped("'''"));
export const DOCSTRING_DOUBLE: Opener = { ...TRIPLE_DOUBLE, kind: docstringOrValue };
export const DOCSTRING_SINGLE: Opener = { ...TRIPLE_SINGLE, kind: docstringOrValue };

export const RAW_BACKTICK = opaque('`', through('`'));
export const REGEX: Opener = { pattern: '\\/', kind: regexOrDivision, end: regexEnd };
/** `\"` outside a string in a shell opens nothing. */
export const ESCAPED = text('\\\\.', matched);

export const HERE_DOCUMENT = hereDocuments('(?<!<)<<[-~]?[\'"]?[A-Za-z_]\\w*[\'"]?');
export const PHP_HERE_DOCUMENT = hereDocuments('<<<[ \\t]?[\'"]?[A-Za-z_]\\w*[\'"]?');
/** An unquoted name, string or address in CSS. */
export const ADDRESS = opaque('\\burl\\(\\s{0,20}(?!["\'\\s])', through(')'));
export const RUST_RAW = opaque(
  '\\b[bc]?r#{0,9}"',
  throughNamed((opener) => `"${opener.replace(/[^#]/g, '')}`),
);
export const CPP_RAW = opaque(
  '\\b(?:u8?|U|L)?R"[^()\\\\\\s]{0,16}\\(',
  throughNamed((opener) => `)${opener.slice(opener.indexOf('"') + 1, -1)}"`),
);
const longEnd = throughNamed((opener) => `]${opener.replace(/[^=]/g, '')}]`);
export const LUA_LONG_COMMENT = region('block-comment')('--\\[={0,9}\\[', longEnd);
export const LUA_LONG_STRING = opaque('\\[={0,9}\\[', longEnd);
