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
import type { Opener } from './region.ts';
import { templateEnd } from './template.ts';

/** The pieces that languages are put together from. A pattern is the source of a regular expression. */

export const line = (pattern: string): Opener => ({ pattern, kind: 'line-comment', end: lineEnd });
export const block = (pattern: string, close: string): Opener => ({
  pattern,
  kind: 'block-comment',
  end: through(close),
});

export const SLASHES = line('\\/\\/');
/** Where a URL may stand in plain text or unquoted: `https://…` begins no comment. */
export const SLASHES_NOT_URL = line('(?<!:)\\/\\/');
export const STARS = block('\\/\\*', '*/');
export const NESTED_STARS: Opener = {
  pattern: '\\/\\*',
  kind: 'block-comment',
  end: throughNested('/*', '*/'),
};
export const MARKUP = block('<!--', '-->');

export const HASH = line('#');
/** `$#`, `a#b` and `${#x}` are no comments: the sign must begin a word. */
export const HASH_WORD = line('(?<![^\\s;|&()])#');
/** After white space only: `#fff` in `rgb(#fff)` is a colour. */
export const HASH_SPACED = line('(?<!\\S)#');
/** Only blanks before it on its line; looked back for after the sign is found, since looking back costs. */
export const HASH_LINE = line('#(?<=^[ \\t]{0,200}#)');
export const SEMICOLON_LINE = line(';(?<=^[ \\t]{0,200};)');

export const DOUBLE: Opener = { pattern: '"', kind: 'text', end: quoted() };
export const SINGLE: Opener = { pattern: "'", kind: 'text', end: quoted() };
export const DOUBLE_LINES: Opener = { pattern: '"', kind: 'text', end: quoted({ lines: true }) };
export const SINGLE_LINES: Opener = { pattern: "'", kind: 'text', end: quoted({ lines: true }) };
/** No escape at all: shell, TOML. */
export const SINGLE_RAW_LINES: Opener = {
  pattern: "'",
  kind: 'text',
  end: quoted({ lines: true, escape: 'none' }),
};
/** A quote inside is written twice: SQL, YAML. */
export const SINGLE_DOUBLED: Opener = {
  pattern: "'",
  kind: 'text',
  end: quoted({ lines: true, escape: 'doubled' }),
};
export const DOUBLE_DOUBLED: Opener = {
  pattern: '"',
  kind: 'text',
  end: quoted({ lines: true, escape: 'doubled' }),
};
/** An apostrophe within a word is none: `don't`, `1'000`, Rust's `'a` is not matched either. */
export const SINGLE_AT_WORD: Opener = {
  pattern: "(?<!\\w)'",
  kind: 'text',
  end: quoted({ escape: 'doubled' }),
};
export const CHARACTER: Opener = {
  pattern: "(?<!\\w)'(?:\\\\[^\\n']{1,10}|\\\\'|[^\\\\'\\n])'",
  kind: 'text',
  end: matched,
};

/** A string of YAML begins where a value does: elsewhere a quote is a character of a plain text. */
const VALUE = '(?<=(?:^|[:?-][ \\t])[ \\t]{0,200}|[[{,][ \\t]{0,200})';
export const YAML_DOUBLE: Opener = { pattern: `${VALUE}"`, kind: 'text', end: quoted({ lines: true }) };
export const YAML_SINGLE: Opener = { ...SINGLE_DOUBLED, pattern: `${VALUE}'` };
/** `run: |` and `- >-`: all that stands further in below it. */
export const BLOCK_SCALAR: Opener = {
  pattern:
    '(?<=[:-][ \\t]{1,20}(?:[!&][^\\s]{1,100}[ \\t]{1,20})?)[|>][-+\\d]{0,2}(?=[ \\t]*(?:[ \\t]#[^\\n]*)?\\r?$)',
  kind: 'opaque',
  end: blockScalarEnd,
};
/** `r"(…)"`, `R'--[…]--'`. */
export const R_RAW: Opener = { pattern: '\\b[rR]["\']-{0,20}[([{]', kind: 'opaque', end: rawEnd };
export const DOLLAR_SLASHY: Opener = { pattern: '\\$\\/', kind: 'opaque', end: through('/$') };

export const TRIPLE_DOUBLE: Opener = { pattern: '"""', kind: 'opaque', end: throughUnescaped('"""') };
export const TRIPLE_SINGLE: Opener = { pattern: "'''", kind: 'opaque', end: throughUnescaped("'''") };
export const DOCSTRING_DOUBLE: Opener = { ...TRIPLE_DOUBLE, kind: docstringOrValue };
export const DOCSTRING_SINGLE: Opener = { ...TRIPLE_SINGLE, kind: docstringOrValue };

export const TEMPLATE: Opener = { pattern: '`', kind: 'opaque', end: templateEnd };
export const RAW_BACKTICK: Opener = { pattern: '`', kind: 'opaque', end: through('`') };
export const REGEX: Opener = { pattern: '\\/', kind: regexOrDivision, end: regexEnd };
/** `\"` outside a string, in a shell, opens nothing. */
export const ESCAPED: Opener = { pattern: '\\\\.', kind: 'text', end: matched };

export const HERE_DOCUMENT: Opener = {
  pattern: '(?<!<)<<[-~]?[ \\t]?[\'"]?[A-Za-z_]\\w*[\'"]?',
  kind: 'opaque',
  end: hereDocument,
};
export const PHP_HERE_DOCUMENT: Opener = {
  pattern: '<<<[ \\t]?[\'"]?[A-Za-z_]\\w*[\'"]?',
  kind: 'opaque',
  end: hereDocument,
};
export const RUST_RAW: Opener = {
  pattern: '\\bb?r#{0,9}"',
  kind: 'opaque',
  end: throughNamed((opener) => `"${opener.replace(/[^#]/g, '')}`),
};
export const CPP_RAW: Opener = {
  pattern: '\\bR"[^()\\\\\\s]{0,16}\\(',
  kind: 'opaque',
  end: throughNamed((opener) => `)${opener.slice(2, -1)}"`),
};
export const LUA_LONG_COMMENT: Opener = {
  pattern: '--\\[={0,9}\\[',
  kind: 'block-comment',
  end: throughNamed((opener) => `]${opener.replace(/[^=]/g, '')}]`),
};
export const LUA_LONG_STRING: Opener = {
  pattern: '\\[={0,9}\\[',
  kind: 'opaque',
  end: throughNamed((opener) => `]${opener.replace(/[^=]/g, '')}]`),
};
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
/** Ruby's `%w(…)` and its family. */
export const PERCENT_LITERAL: Opener = {
  pattern: '%[qQwWiIrx][({\\[<]',
  kind: 'opaque',
  end: throughNamed((opener) => BRACKETS[opener.slice(-1)] ?? ''),
};
