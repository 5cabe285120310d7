import { quoted, through } from './closers.ts';
import { block, closing, code, HASH, hereDocuments, opaque, skipped, text } from './openers.ts';
import { literalOrOperator } from './regex-literal.ts';
import { syntax, type Opener, type Syntax } from './region.ts';

/** Code nests in the strings, commands and regular expressions of Ruby. */

const ESCAPED = skipped('\\\\[^]');
const INTERPOLATED = code('#\\{', () => HOLE);
const upTo = (close: string): Syntax => syntax(closing(close), ESCAPED, INTERPOLATED);
const [IN_DOUBLE, IN_TICKS, IN_REGEX] = [upTo('"'), upTo('`'), upTo('\\/')];

/** `%w(…)` and its family, in which brackets nest; without a letter it is a string only where a value may begin. */
function percentLiterals(open: string, close: string): Opener[] {
  const inside: Syntax = syntax(
    closing(close),
    ESCAPED,
    INTERPOLATED,
    code(open, () => inside),
  );
  return [
    { pattern: `%[qQwWiIrxs]${open}`, kind: 'opaque', inside: () => inside },
    { pattern: `%${open}`, kind: literalOrOperator, inside: () => inside },
  ];
}
/** Any other sign closes what it opened. */
const SIGN_LITERAL = /^%.(.)(?:\\[^]|(?!\1)[^\\])*\1/;

const OPENERS: readonly Opener[] = [
  block('^=begin\\b', '\n=end'),
  opaque('^__END__\\r?$', through('\0')),
  skipped('[$?:]["\'`/#](?=[\\s)\\]},;.]|$)'),
  HASH,
  ...hereDocuments(
    '<<(?:[-~]?(?:"[^"\\n]+"|\'[^\'\\n]+\'|`[^`\\n]+`)|[-~][A-Za-z_]\\w*|(?<![\\w)\\]}] ?<<)[A-Z_]\\w*)',
  ),
  ...percentLiterals('\\(', '\\)'),
  ...percentLiterals('\\[', '\\]'),
  ...percentLiterals('\\{', '\\}'),
  ...percentLiterals('<', '>'),
  opaque('%[qQwWiIrxs][^\\w\\s([{<]', (source, at, after) => {
    const literal = SIGN_LITERAL.exec(source.slice(at, at + 5000));
    return literal === null ? after : at + literal[0].length;
  }),
  { pattern: '"', kind: 'text', inside: () => IN_DOUBLE },
  { pattern: '`', kind: 'opaque', inside: () => IN_TICKS },
  text("'", quoted({ lines: true })),
  { pattern: '\\/', kind: literalOrOperator, inside: () => IN_REGEX },
];

export const RUBY = syntax(...OPENERS);
const HOLE: Syntax = syntax(
  closing('\\}'),
  code('\\{', () => HOLE),
  ...OPENERS,
);
