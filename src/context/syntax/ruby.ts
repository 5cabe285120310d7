import { quoted, through, throughNamed, throughUnescaped } from './closers.ts';
import { block, closing, code, HASH, hereDocuments, opaque, skipped, text } from './openers.ts';
import { literalOrOperator } from './regex-literal.ts';
import { syntax, type Opener, type RegionKind, type Syntax } from './region.ts';

/** Code nests in the strings, commands and regular expressions of Ruby. */

const nesting = (pattern: string, inside: () => Syntax, kind: RegionKind = 'text'): Opener => ({
  pattern,
  kind,
  inside,
});
const within = (close: string): Syntax =>
  syntax(
    closing(close),
    skipped('\\\\[^]'),
    code('#\\{', () => HOLE),
  );
const IN_DOUBLE = within('"');
const IN_TICKS = within('`');

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const closeOf = (opener: string): string => CLOSING[opener.slice(-1)] ?? opener.slice(-1);

const RUBY_OPENERS: readonly Opener[] = [
  block('^=begin\\b', '\n=end'),
  opaque('^__END__\\r?$', through('\0')),
  skipped('[$?:][#"\'`/](?=[\\s)\\],;.]|$)'),
  HASH,
  ...hereDocuments(
    '<<(?:[-~]?(?:"[^"\\n]+"|\'[^\'\\n]+\'|`[^`\\n]+`)|[-~][A-Za-z_]\\w*|(?<![\\w)\\]}] ?<<)[A-Z_]\\w*)',
  ),
  opaque('%[qQwWiIrxs][^\\w\\s]', throughNamed(closeOf)),
  { pattern: '%[({[<|!](?!=)', kind: literalOrOperator, end: throughNamed(closeOf) },
  nesting('"', () => IN_DOUBLE),
  nesting('`', () => IN_TICKS),
  text("'", quoted({ lines: true })),
  { pattern: '\\/(?!=)', kind: literalOrOperator, end: throughUnescaped('/') },
];

export const RUBY = syntax(...RUBY_OPENERS);
const HOLE: Syntax = syntax(
  closing('\\}'),
  code('\\{', () => HOLE),
  ...RUBY_OPENERS,
);
