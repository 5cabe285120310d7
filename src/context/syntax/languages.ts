import * as o from './openers.ts';
import { through } from './closers.ts';
import { syntax, type Opener, type Syntax } from './region.ts';

/** Longer openers stand before their prefixes: the first that matches wins. */

export const JAVASCRIPT = syntax(o.SLASHES, o.STARS, o.DOUBLE, o.SINGLE, o.TEMPLATE, o.REGEX);
/** Text between tags may hold a URL. */
export const JSX = syntax(o.SLASHES_NOT_URL, o.STARS, o.DOUBLE, o.SINGLE, o.TEMPLATE, o.REGEX);
export const CSS = syntax(o.STARS, o.DOUBLE, o.SINGLE);
export const SCSS = syntax(o.STARS, o.SLASHES_NOT_URL, o.DOUBLE, o.SINGLE);
export const JSON_WITH_COMMENTS = syntax(o.SLASHES, o.STARS, o.DOUBLE);

const part = (pattern: string, close: string, holds: () => Syntax): Opener => ({
  ...o.opaque(pattern, through(close)),
  holds,
});
const SCRIPT = part('<script\\b[^>]{0,500}>', '</script', () => JAVASCRIPT);
const STYLE = part('<style\\b[^>]{0,500}>', '</style', () => SCSS);
const FRONT = part('(?<![^])---(?=\\r?\\n)', '\n---', () => JAVASCRIPT);
export const MARKUP = syntax(o.MARKUP);
export const PAGE = syntax(o.MARKUP, SCRIPT, STYLE);
export const ASTRO = syntax(FRONT, o.MARKUP, SCRIPT, STYLE);

/** Within brackets a string is no statement. */
const VALUES: Syntax = syntax(
  ...[o.HASH, o.TRIPLE_DOUBLE, o.TRIPLE_SINGLE, o.DOUBLE, o.SINGLE],
  ...[o.closing('[)\\]}]'), o.code('[([{]', () => VALUES)],
);
export const PYTHON = syntax(
  ...[o.HASH, o.DOCSTRING_DOUBLE, o.DOCSTRING_SINGLE, o.DOUBLE, o.SINGLE],
  o.code('[([{]', () => VALUES),
);
export const GO = syntax(o.SLASHES, o.STARS, o.DOUBLE, o.RAW_BACKTICK, o.CHARACTER);
export const RUST = syntax(o.SLASHES, o.NESTED_STARS, o.RUST_RAW, o.DOUBLE_LINES, o.CHARACTER);
export const C = syntax(o.SLASHES, o.STARS, o.CPP_RAW, o.DOUBLE, o.CHARACTER);
export const JAVA = syntax(o.SLASHES, o.STARS, o.TRIPLE_DOUBLE, o.DOUBLE, o.CHARACTER);
export const KOTLIN = syntax(o.SLASHES, o.NESTED_STARS, o.TRIPLE_DOUBLE, o.DOUBLE, o.CHARACTER);
export const DART = syntax(o.SLASHES, o.NESTED_STARS, o.TRIPLE_DOUBLE, o.TRIPLE_SINGLE, o.DOUBLE, o.SINGLE);
const VERBATIM: Opener = { ...o.DOUBLE_DOUBLED, pattern: '(?:@\\$|\\$@|@)"' };
export const CSHARP = syntax(o.SLASHES, o.STARS, VERBATIM, o.TRIPLE_DOUBLE, o.DOUBLE, o.CHARACTER);
export const PHP = syntax(
  o.MARKUP,
  o.SLASHES_NOT_URL,
  o.STARS,
  o.line('(?<![\\w&])#(?!\\[)'),
  ...o.PHP_HERE_DOCUMENT,
  o.DOUBLE_LINES,
  { ...o.SINGLE_LINES, pattern: "(?<!\\w)'" },
);

/** Close enough for what no proof rests on. */
export const PERL = syntax(o.ESCAPED, o.HASH_WORD, ...o.HERE_DOCUMENT, o.DOUBLE_LINES, o.SINGLE_RAW_LINES);
export const POWERSHELL = syntax(o.block('<#', '#>'), o.HASH_SPACED, o.DOUBLE, o.SINGLE);
export const YAML = syntax(o.BLOCK_SCALAR, o.HASH_SPACED, o.YAML_DOUBLE, o.YAML_SINGLE);
export const TOML = syntax(o.HASH, o.TRIPLE_DOUBLE, o.TRIPLE_SINGLE, o.DOUBLE, {
  ...o.SINGLE_RAW_LINES,
  pattern: "'(?=[^'\\n]*')",
});
export const GROOVY = syntax(
  o.SLASHES,
  o.STARS,
  o.TRIPLE_DOUBLE,
  o.TRIPLE_SINGLE,
  o.DOLLAR_SLASHY,
  o.DOUBLE,
  o.SINGLE,
  o.REGEX,
);
export const R = syntax(o.HASH, o.R_RAW, o.DOUBLE_LINES, o.SINGLE_LINES);
/** Make, Julia, Elixir, Nix, GraphQL: a hash begins a comment outside double quotes. */
export const HASHES = syntax(o.HASH_SPACED, o.TRIPLE_DOUBLE, o.DOUBLE);
export const TERRAFORM = syntax(o.HASH, o.SLASHES, o.STARS, ...o.HERE_DOCUMENT, o.DOUBLE);
/** Docker, ini, properties, environment and ignore files: a comment has its line for itself. */
export const HASH_LINES = syntax(o.HASH_LINE);
export const INI = syntax(o.HASH_LINE, o.SEMICOLON_LINE);

export const SQL = syntax(o.line('--'), o.STARS, o.SINGLE_DOUBLED, o.DOUBLE_DOUBLED);
export const LUA = syntax(o.LUA_LONG_COMMENT, o.line('--'), o.LUA_LONG_STRING, o.DOUBLE, o.SINGLE);
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
