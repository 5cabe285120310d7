import { quoted } from './closers.ts';
import * as o from './openers.ts';
import { regexOrDivision, wantsValue } from './regex-literal.ts';
import { syntax, type Opener, type Syntax } from './region.ts';

/** Code nests in templates and in JSX. JSX text is not code: an apostrophe or two slashes in it are characters. */
function script(...more: readonly Opener[]): readonly Opener[] {
  const inside = o.interpolation('\\{', '\\}', () => openers);
  const template = o.interpolated('`', '`', '\\\\[^]', ['\\$\\{', inside]);
  const openers = [
    o.SLASHES,
    o.STARS,
    o.DOUBLE,
    o.SINGLE,
    template,
    { ...o.REGEX, kind: regexOrDivision },
    ...more,
  ];
  return openers;
}

const HOLE = o.interpolation('\\{', '\\}', () => WITH_ELEMENTS);
const ATTRIBUTES = ['"', "'"].map((quote) => o.opaque(quote, quoted({ lines: true, escape: 'none' })));
const TYPE: Syntax = syntax(
  o.closing('>'),
  o.code('<', () => TYPE),
);
const CHILDREN: Syntax = syntax(
  o.closing('<\\/[^>]{0,200}>', 2),
  o.code('<(?=[\\w$>])', () => TAG),
  o.code('\\{', HOLE),
);
const TAG = syntax(
  o.SLASHES,
  o.STARS,
  o.closing('\\/>'),
  o.code('>', () => CHILDREN),
  o.code('<', () => TYPE),
  ...ATTRIBUTES,
  o.code('\\{', HOLE),
);
/** `<T,>(…)` and `<T extends …>` are types, and so is `<T>(`: elements do not have such names. */
const ELEMENT: Opener = {
  pattern:
    '<(?=[A-Za-z_$>])(?![\\w$]{1,100}\\s*(?:,|extends\\b)|const\\s|T?[A-Z]?\\w{0,30}(?<=<(?:[A-Z]|T[A-Z]\\w{0,30}))>\\s*\\()',
  kind: (text, at, before) => (wantsValue(text, at, before) ? 'code' : null),
  inside: () => TAG,
};
const WITH_ELEMENTS = script(ELEMENT);

export const TYPESCRIPT = syntax(...script());
/** JavaScript may hold JSX whatever the file's extension is. */
export const JAVASCRIPT = syntax(...WITH_ELEMENTS);
