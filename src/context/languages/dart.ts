import { readerOf } from '../imports/found-import.ts';
import { through } from '../syntax/closers.ts';
import * as o from '../syntax/openers.ts';
import { syntax, type Opener } from '../syntax/region.ts';
import type { LanguageRecord } from './language-record.ts';

const STRINGS = (): readonly Opener[] => [
  ...['"""', "'''", '"', "'"].map((quote) => o.opaque(`(?<=\\br)${quote}`, through(quote))),
  ...['"""', "'''"].map((quote) => o.holed(quote, quote, '\\\\[^]', ['\\$\\{', IN_DART])),
  ...['"', "'"].map((quote) => o.holed(quote, `${quote}|(?=\\n)`, '\\\\[^]', ['\\$\\{', IN_DART])),
];
const IN_DART = o.hole('\\{', '\\}', () => [o.SLASHES, o.NESTED_STARS, ...STRINGS()]);
const DART = syntax(o.SLASHES, o.NESTED_STARS, ...STRINGS());

export const LANGUAGES: readonly LanguageRecord[] = [
  {
    name: 'Dart',
    extensions: 'dart',
    syntax: DART,
    scanner: 'own',
    imports: readerOf(/^[ \t]*(?:import|export|part)\s+"(?<string>\d+)"/gm),
    questions: [
      'Is a BuildContext or setState used after an await without a mounted check, or a controller never disposed?',
    ],
  },
];
