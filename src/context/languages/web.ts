import { readerOf } from '../imports/found-import.ts';
import { scriptsOf } from '../imports/javascript.ts';
import { through } from '../syntax/closers.ts';
import { TYPESCRIPT } from '../syntax/javascript.ts';
import * as o from '../syntax/openers.ts';
import { syntax, type Opener, type Syntax } from '../syntax/region.ts';
import { NPM, SCRIPT } from './javascript.ts';
import type { LanguageRecord } from './language-record.ts';

const CSS = syntax(o.ADDRESS, o.STARS, o.DOUBLE, o.SINGLE);
const SCSS_STRINGS = (): Opener[] =>
  ['"', "'"].map((quote) => o.interpolated(quote, `${quote}|(?=\\n)`, '\\\\[^]', ['#\\{', IN_SCSS]));
const IN_SCSS = o.interpolation('\\{', '\\}', SCSS_STRINGS);
const SCSS = syntax(o.ADDRESS, o.STARS, o.SLASHES_NOT_URL, ...SCSS_STRINGS());

const part = (pattern: string, close: string, holds: () => Syntax): Opener => ({
  ...o.opaque(pattern, through(close)),
  holds,
});
const SCRIPT_PART = part('<script\\b[^>]{0,500}>', '</script', () => TYPESCRIPT);
const style = (holds: Syntax): Opener => part('<style\\b[^>]{0,500}>', '</style', () => holds);
const FRONT = part('(?<![^])---(?=\\r?\\n)', '\n---', () => TYPESCRIPT);
const TAG = syntax(o.closing('>'), ...['"', "'"].map((quote) => o.opaque(quote, through(quote))));
const IN_TAG = o.code('<(?=[A-Za-z])', () => TAG);
/** Found by its delimiters alone, whatever its elements mean. */
export const MARKUP = syntax(o.MARKUP);
const XML = syntax(o.MARKUP, o.opaque('<!\\[CDATA\\[', through(']]>')), IN_TAG);
const PAGE = syntax(o.MARKUP, SCRIPT_PART, style(CSS), IN_TAG);
const COMPONENT = syntax(o.MARKUP, SCRIPT_PART, style(SCSS), o.opaque('\\{\\{', through('}}')), IN_TAG);
const ASTRO = syntax(FRONT, o.MARKUP, SCRIPT_PART, style(SCSS));

const COMPONENTS = { ...SCRIPT, scripts: { of: scriptsOf, syntax: TYPESCRIPT } };
const { imports, scripts } = COMPONENTS;
const PLAIN = { scanner: 'own', imports: 'unread', questions: [] } as const;
const STYLE = {
  name: 'CSS',
  scanner: 'own',
  imports: readerOf(/@(?:import|use|forward)\s+(?:url\(\s*)?"(?<string>\d+)"/g),
  ecosystem: NPM,
  questions: ['Does a selector reach further than the component it is for, or lose to one of higher weight?'],
} as const;
const PROSE = { syntax: MARKUP, scanner: 'borrowed', isProse: true, imports: 'none', questions: [] } as const;

export const LANGUAGES: readonly LanguageRecord[] = [
  { ...COMPONENTS, name: 'Vue', extensions: 'vue', syntax: COMPONENT },
  { ...COMPONENTS, name: 'Svelte', extensions: 'svelte', syntax: COMPONENT, scanner: 'borrowed' },
  { ...COMPONENTS, name: 'Astro', extensions: 'astro', syntax: ASTRO, scanner: 'borrowed' },
  { ...PLAIN, name: 'HTML', extensions: 'html htm', syntax: PAGE, imports, scripts, ecosystem: NPM },
  { ...PLAIN, extensions: 'xhtml', syntax: PAGE },
  { ...PLAIN, extensions: 'njk hbs ejs', syntax: PAGE, scanner: 'borrowed' },
  { ...STYLE, extensions: 'css', syntax: CSS },
  { ...STYLE, extensions: 'scss less', syntax: SCSS },
  { ...STYLE, extensions: 'sass', syntax: SCSS, scanner: 'borrowed' },
  { ...PLAIN, extensions: 'styl', syntax: SCSS, scanner: 'borrowed' },
  { ...PROSE, name: 'Markdown', extensions: 'md mdx' },
  { ...PROSE, extensions: 'markdown mdc' },
  { ...PLAIN, extensions: 'xml svg', syntax: XML, imports: 'none' },
  { ...PLAIN, extensions: 'xsd xsl plist csproj props targets', syntax: XML },
];
