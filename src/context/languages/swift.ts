import { readerOf } from '../imports/found-import.ts';
import { throughNamed } from '../syntax/closers.ts';
import * as o from '../syntax/openers.ts';
import { syntax, type Opener } from '../syntax/region.ts';
import type { LanguageRecord } from './language-record.ts';

const SWIFT_RAW = o.opaque(
  '#{1,9}(?:"""|"|\\/)',
  throughNamed((opener) => opener.replace(/^(#+)(.*)$/, '$2$1')),
);
const STRINGS = (): readonly Opener[] => [
  SWIFT_RAW,
  o.holed('"""', '"""', '\\\\[^(]', ['\\\\\\(', IN_SWIFT]),
  o.holed('"', '"|(?=\\n)', '\\\\[^(]', ['\\\\\\(', IN_SWIFT]),
];
const IN_SWIFT = o.hole('\\(', '\\)', () => [o.SLASHES, o.NESTED_STARS, ...STRINGS()]);
const SWIFT = syntax(o.SLASHES, o.NESTED_STARS, ...STRINGS());

export const LANGUAGES: readonly LanguageRecord[] = [
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
