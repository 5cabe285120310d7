import { readerOf } from '../imports/found-import.ts';
import { throughNamed } from '../syntax/closers.ts';
import * as o from '../syntax/openers.ts';
import { syntax, type Opener } from '../syntax/region.ts';
import type { LanguageRecord } from './language-record.ts';

const STRINGS = (): readonly Opener[] => [
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
const IN_CSHARP = o.hole('\\{', '\\}', () => [o.STARS, ...STRINGS()]);
const CSHARP = syntax(o.SLASHES, o.STARS, ...STRINGS());

export const LANGUAGES: readonly LanguageRecord[] = [
  {
    name: 'C#',
    extensions: 'cs',
    syntax: CSHARP,
    scanner: 'own',
    imports: readerOf(/^[ \t]*(?:global\s+)?using\s+(?:static\s+)?(?:\w+\s*=\s*)?(?<module>[\w.]+)\s*;/gm),
    questions: [
      'Is an IDisposable left undisposed, a task not awaited, or .Result blocking on asynchronous code?',
      'Is a LINQ query enumerated several times or after its source changed?',
    ],
  },
];
