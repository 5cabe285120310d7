import { readerOf } from '../imports/found-import.ts';
import { through, throughNamed } from '../syntax/closers.ts';
import * as o from '../syntax/openers.ts';
import { syntax, type Opener } from '../syntax/region.ts';
import type { LanguageRecord } from './language-record.ts';

const CSHARP_STRINGS = (): readonly Opener[] => [
  o.opaque(
    '\\$*"{3,20}',
    throughNamed((opener) => opener.replace(/^\$+/, '')),
  ),
  o.interpolated('(?:@\\$|\\$@)"', '"(?!")', '""|\\{\\{', ['\\{', IN_CSHARP]),
  o.interpolated('\\$"', '"|(?=\\n)', '\\\\[^]|\\{\\{', ['\\{', IN_CSHARP]),
  { ...o.DOUBLE_DOUBLED, pattern: '@"' },
  o.DOUBLE,
  o.CHARACTER,
];
const IN_CSHARP = o.interpolation('\\{', '\\}', () => [o.STARS, ...CSHARP_STRINGS()]);
const CSHARP = syntax(o.SLASHES, o.STARS, ...CSHARP_STRINGS());

const DART_STRINGS = (): readonly Opener[] => [
  ...['"""', "'''", '"', "'"].map((quote) => o.opaque(`(?<=\\br)${quote}`, through(quote))),
  ...['"""', "'''"].map((quote) => o.interpolated(quote, quote, '\\\\[^]', ['\\$\\{', IN_DART])),
  ...['"', "'"].map((quote) => o.interpolated(quote, `${quote}|(?=\\n)`, '\\\\[^]', ['\\$\\{', IN_DART])),
];
const IN_DART = o.interpolation('\\{', '\\}', () => [o.SLASHES, o.NESTED_STARS, ...DART_STRINGS()]);
const DART = syntax(o.SLASHES, o.NESTED_STARS, ...DART_STRINGS());

const SWIFT_RAW = o.opaque(
  '#{1,9}(?:"""|"|\\/)',
  throughNamed((opener) => opener.replace(/^(#+)(.*)$/, '$2$1')),
);
const SWIFT_STRINGS = (): readonly Opener[] => [
  SWIFT_RAW,
  o.interpolated('"""', '"""', '\\\\[^(]', ['\\\\\\(', IN_SWIFT]),
  o.interpolated('"', '"|(?=\\n)', '\\\\[^(]', ['\\\\\\(', IN_SWIFT]),
];
const IN_SWIFT = o.interpolation('\\(', '\\)', () => [o.SLASHES, o.NESTED_STARS, ...SWIFT_STRINGS()]);
const SWIFT = syntax(o.SLASHES, o.NESTED_STARS, ...SWIFT_STRINGS());

/** Languages that apps are written in. */
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
  {
    name: 'Swift',
    extensions: 'swift',
    syntax: SWIFT,
    scanner: 'own',
    imports: readerOf(
      /^[ \t]*(?:@\w+\s+)?import\s+(?:(?:class|struct|func|enum|protocol|var|let|typealias)\s+)?(?<module>[\w.]+)/gm,
    ),
    questions: [
      'Does `!` or try! meet a value that can be nil or fail, or a closure keep self alive in a cycle?',
    ],
  },
];
