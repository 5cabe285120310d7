import * as o from './openers.ts';
import { matched, quoted, through, throughNamed, throughUnescaped } from './closers.ts';
import { TYPESCRIPT } from './javascript.ts';
import { literalOrOperator } from './regex-literal.ts';
import { syntax, type Opener, type Syntax } from './region.ts';

/** Longer openers stand before their prefixes: the first that matches wins. */

export const CSS = syntax(o.ADDRESS, o.STARS, o.DOUBLE, o.SINGLE);
const SCSS_STRINGS = (): Opener[] =>
  ['"', "'"].map((quote) => o.holed(quote, `${quote}|(?=\\n)`, '\\\\[^]', ['#\\{', IN_SCSS]));
const IN_SCSS = o.hole('\\{', '\\}', SCSS_STRINGS);
export const SCSS = syntax(o.ADDRESS, o.STARS, o.SLASHES_NOT_URL, ...SCSS_STRINGS());
export const JSON_WITH_COMMENTS = syntax(o.SLASHES, o.STARS, o.DOUBLE, o.SINGLE);

const part = (pattern: string, close: string, holds: () => Syntax): Opener => ({
  ...o.opaque(pattern, through(close)),
  holds,
});
const SCRIPT = part('<script\\b[^>]{0,500}>', '</script', () => TYPESCRIPT);
const style = (holds: Syntax): Opener => part('<style\\b[^>]{0,500}>', '</style', () => holds);
const FRONT = part('(?<![^])---(?=\\r?\\n)', '\n---', () => TYPESCRIPT);
const TAG = syntax(o.closing('>'), ...['"', "'"].map((quote) => o.opaque(quote, through(quote))));
const IN_TAG = o.code('<(?=[A-Za-z])', () => TAG);
export const MARKUP = syntax(o.MARKUP);
export const XML = syntax(o.MARKUP, o.opaque('<!\\[CDATA\\[', through(']]>')), IN_TAG);
export const PAGE = syntax(o.MARKUP, SCRIPT, style(CSS), IN_TAG);
export const COMPONENT = syntax(o.MARKUP, SCRIPT, style(SCSS), o.opaque('\\{\\{', through('}}')), IN_TAG);
export const ASTRO = syntax(FRONT, o.MARKUP, SCRIPT, style(SCSS));

/** Strings with code in them. A hash there is a format and no comment. */
const PYTHON_HOLED: readonly Opener[] = ['"""', "'''", '"', "'"].map((quote) =>
  o.holed(
    `(?<=\\b(?:[fF][rR]?|[rR][fF]))${quote}`,
    quote.length === 1 ? `${quote}|(?=\\n)` : quote,
    '\\\\[^]|\\{\\{',
    ['\\{', () => IN_PYTHON],
  ),
);
const IN_PYTHON: Syntax = syntax(
  ...[...PYTHON_HOLED, o.TRIPLE_DOUBLE, o.TRIPLE_SINGLE, o.DOUBLE, o.SINGLE],
  ...[o.closing('[)\\]}]'), o.code('[([{]', () => IN_PYTHON)],
);
/** Within brackets a string is no statement. */
const VALUES: Syntax = syntax(
  ...[o.HASH, ...PYTHON_HOLED, o.TRIPLE_DOUBLE, o.TRIPLE_SINGLE, o.DOUBLE, o.SINGLE],
  ...[o.closing('[)\\]}]'), o.code('[([{]', () => VALUES)],
);
export const PYTHON = syntax(
  ...[o.HASH, ...PYTHON_HOLED, o.DOCSTRING_DOUBLE, o.DOCSTRING_SINGLE, o.DOUBLE, o.SINGLE],
  o.code('[([{]', () => VALUES),
);
export const GO = syntax(o.SLASHES, o.STARS, o.DOUBLE, o.RAW_BACKTICK, o.CHARACTER);
export const RUST = syntax(o.SLASHES, o.NESTED_STARS, o.RUST_RAW, o.DOUBLE_LINES, o.CHARACTER);
export const C = syntax(o.SLASHES, o.STARS, o.CPP_RAW, o.DOUBLE, o.CHARACTER);
export const JAVA = syntax(o.SLASHES, o.STARS, o.TRIPLE_DOUBLE, o.DOUBLE, o.CHARACTER);
type Strings = () => readonly Opener[];
const RAW_TRIPLE = o.opaque('"""', through('"""'));
const KOTLIN_HOLED: Strings = () => [o.holed('"', '"|(?=\\n)', '\\\\[^]', ['\\$\\{', IN_KOTLIN])];
const KOTLIN_STRINGS: Strings = () => [RAW_TRIPLE, ...KOTLIN_HOLED(), o.CHARACTER];
const IN_KOTLIN = o.hole('\\{', '\\}', () => [o.SLASHES, o.NESTED_STARS, ...KOTLIN_STRINGS()]);
export const KOTLIN = syntax(o.SLASHES, o.NESTED_STARS, ...KOTLIN_STRINGS());
const SWIFT_RAW = o.opaque(
  '#{1,9}(?:"""|"|\\/)',
  throughNamed((opener) => opener.replace(/^(#+)(.*)$/, '$2$1')),
);
const SWIFT_STRINGS: Strings = () => [
  SWIFT_RAW,
  o.holed('"""', '"""', '\\\\[^(]', ['\\\\\\(', IN_SWIFT]),
  o.holed('"', '"|(?=\\n)', '\\\\[^(]', ['\\\\\\(', IN_SWIFT]),
];
const IN_SWIFT = o.hole('\\(', '\\)', () => [o.SLASHES, o.NESTED_STARS, ...SWIFT_STRINGS()]);
export const SWIFT = syntax(o.SLASHES, o.NESTED_STARS, ...SWIFT_STRINGS());
const DART_STRINGS: Strings = () => [
  ...['"""', "'''", '"', "'"].map((quote) => o.opaque(`(?<=\\br)${quote}`, through(quote))),
  ...['"""', "'''"].map((quote) => o.holed(quote, quote, '\\\\[^]', ['\\$\\{', IN_DART])),
  ...['"', "'"].map((quote) => o.holed(quote, `${quote}|(?=\\n)`, '\\\\[^]', ['\\$\\{', IN_DART])),
];
const IN_DART = o.hole('\\{', '\\}', () => [o.SLASHES, o.NESTED_STARS, ...DART_STRINGS()]);
export const DART = syntax(o.SLASHES, o.NESTED_STARS, ...DART_STRINGS());
const CSHARP_STRINGS: Strings = () => [
  o.opaque(
    '\\$*"{3,20}',
    throughNamed((opener) => opener.replace(/^\$+/, '')),
  ),
  o.holed('(?:@\\$|\\$@)"', '"(?!")', '""|\\{\\{', ['\\{', IN_CSHARP]),
  o.holed('\\$"', '"|(?=\\n)', '\\\\[^]|\\{\\{', ['\\{', IN_CSHARP]),
  { ...o.DOUBLE_DOUBLED, pattern: '@"' },
  o.DOUBLE,
  o.CHARACTER,
];
const IN_CSHARP = o.hole('\\{', '\\}', () => [o.STARS, ...CSHARP_STRINGS()]);
export const CSHARP = syntax(o.SLASHES, o.STARS, ...CSHARP_STRINGS());
/** A comment on one line ends with the code. */
const toLineOrCode = (pattern: string): Opener => ({
  ...o.line(pattern),
  end: (text, _at, after) => {
    const end = /\?>|\r?\n|$/g;
    end.lastIndex = after;
    return end.exec(text)?.index ?? text.length;
  },
});
const PHP_CODE = syntax(
  o.closing('\\?>'),
  ...[toLineOrCode('\\/\\/'), o.STARS, toLineOrCode('#(?!\\[)')],
  ...[...o.PHP_HERE_DOCUMENT, o.DOUBLE_LINES, o.SINGLE_LINES, o.opaque('`', through('`'))],
);
export const PHP = syntax(
  o.MARKUP,
  o.code('<\\?(?:php\\b|=)', () => PHP_CODE),
);

/** Close enough for what no proof rests on. */
export const PERL = syntax(o.ESCAPED, o.HASH_WORD, ...o.HERE_DOCUMENT, o.DOUBLE_LINES, o.SINGLE_RAW_LINES);
const POWERSHELL_STRINGS: Strings = () => [
  o.opaque('@"[ \\t]*(?=\\r?$)', through('\n"@')),
  o.opaque("@'[ \\t]*(?=\\r?$)", through("\n'@")),
  o.skipped('`[^]'),
  o.holed('"', '"(?!")', '`[^]|""', ['\\$\\(', IN_POWERSHELL]),
  o.SINGLE_DOUBLED,
];
const IN_POWERSHELL = o.hole('\\(', '\\)', POWERSHELL_STRINGS);
export const POWERSHELL = syntax(o.block('<#', '#>'), o.HASH_SPACED, ...POWERSHELL_STRINGS());
export const YAML = syntax(o.BLOCK_SCALAR, o.HASH_SPACED, o.YAML_DOUBLE, o.YAML_SINGLE);
export const TOML = syntax(o.HASH, o.TRIPLE_DOUBLE, o.TRIPLE_SINGLE, o.DOUBLE, {
  ...o.SINGLE_RAW_LINES,
  pattern: "'(?=[^'\\n]*')",
});
const SLASHY: Opener = { pattern: '\\/', kind: literalOrOperator, end: throughUnescaped('/') };
const GROOVY_STRINGS: Strings = () => [
  ...[o.TRIPLE_SINGLE, o.DOLLAR_SLASHY, o.SINGLE, SLASHY],
  o.holed('"""', '"""', '\\\\[^]', ['\\$\\{', IN_GROOVY]),
  o.holed('"', '"|(?=\\n)', '\\\\[^]', ['\\$\\{', IN_GROOVY]),
];
const IN_GROOVY = o.hole('\\{', '\\}', () => [o.SLASHES, o.STARS, ...GROOVY_STRINGS()]);
export const GROOVY = syntax(o.SLASHES, o.STARS, ...GROOVY_STRINGS());
/** Names and operators of one's own may hold any sign. */
export const R = syntax(
  ...[o.HASH, o.R_RAW, o.DOUBLE_LINES, o.SINGLE_LINES],
  ...[o.text('`', quoted({ lines: true })), o.text('%[^%\\n]{0,100}%', matched)],
);
/** Make, Julia, Elixir, Nix, GraphQL: a hash begins a comment outside double quotes. */
export const HASHES = syntax(o.HASH_SPACED, o.TRIPLE_DOUBLE, o.DOUBLE);
const TERRAFORM_STRING = (): Opener =>
  o.holed('"', '"|(?=\\n)', '\\\\[^]|[$%]{2}\\{', ['[$%]\\{', IN_TERRAFORM]);
const IN_TERRAFORM = o.hole('\\{', '\\}', () => [TERRAFORM_STRING()]);
export const TERRAFORM = syntax(o.HASH, o.SLASHES, o.STARS, ...o.HERE_DOCUMENT, TERRAFORM_STRING());
/** Ignore files and the like: a comment has its line for itself. */
export const HASH_LINES = syntax(o.HASH_LINE);
export const DOCKER = syntax(o.HASH_LINE, ...o.HERE_DOCUMENT);
/** A value that goes on on the next line takes its hash along. */
export const PROPERTIES = syntax(o.skipped('\\\\(?:\\r?\\n[ \\t]{0,200}[#!]?|[^])'), o.HASH_LINE);
export const ENVIRONMENT = syntax(
  o.HASH_LINE,
  ...['"', "'", '`'].map((quote) =>
    o.opaque(`(?<=^[^#=\\n]{1,200}=[ \\t]{0,20})${quote}`, quoted({ lines: true })),
  ),
);
export const INI = syntax(o.HASH_LINE, o.SEMICOLON_LINE);

export const SQL = syntax(o.line('--'), o.STARS, o.SINGLE_DOUBLED, o.DOUBLE_DOUBLED);
export const LUA = syntax(
  o.LUA_LONG_COMMENT,
  o.line('--'),
  o.LUA_LONG_STRING,
  o.DOUBLE_LINES,
  o.SINGLE_LINES,
);
const DASHES = o.line('(?<![!#$%&*+.\\/<=>?@\\\\^|~:-])--+(?![!#$%&*+.\\/<=>?@\\\\^|~:])');
export const HASKELL = syntax({ ...o.block('\\{-', '-}') }, DASHES, o.DOUBLE, o.CHARACTER);
export const LISP = syntax(o.line(';'), o.DOUBLE_LINES);
export const ERLANG = syntax(o.line('%'), o.DOUBLE_LINES);

/** A file nobody told us about: only what takes up a line of its own counts, so that no string is taken for a comment. */
export const UNKNOWN = syntax(
  o.HASH_LINE,
  o.line('\\/\\/(?<=^[ \\t]{0,200}\\/\\/)'),
  o.block('\\/\\*(?<=^[ \\t]{0,200}\\/\\*)', '*/'),
  o.line('--(?!-)(?<=^[ \\t]{0,200}--)'),
  o.SEMICOLON_LINE,
  o.MARKUP,
);
