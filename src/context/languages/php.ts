import { readerOf } from '../imports/found-import.ts';
import { isObject, objectIn, textsIn } from '../manifests/json.ts';
import { dependency, type ManifestFacts } from '../manifests/manifest.ts';
import { through } from '../syntax/closers.ts';
import * as o from '../syntax/openers.ts';
import { syntax, type Opener } from '../syntax/region.ts';
import { sameName, SQL_IN_STRINGS, type LanguageRecord } from './language-record.ts';

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

const PHP = {
  name: 'PHP',
  syntax: syntax(
    o.MARKUP,
    o.code('<\\?(?:php\\b|=)', () => PHP_CODE),
  ),
  scanner: 'own',
  ecosystem: {
    name: 'php',
    manifests: { 'composer.json': composerJson },
    frameworks: 'laravel/framework symfony/framework-bundle symfony/symfony slim/slim',
    comesFrom: (module: string, dependency: string) =>
      sameName(module.split('\\')[0] ?? '', dependency.split('/')[0] ?? ''),
  },
  questions: [
    'Is == used where === is meant, or an undefined index or null read?',
    'Is request input put into SQL, HTML, a path or a command without escaping?',
    SQL_IN_STRINGS,
  ],
} as const;

export const LANGUAGES: readonly LanguageRecord[] = [
  {
    ...PHP,
    extensions: 'php',
    programs: 'php',
    imports: readerOf(
      /^[ \t]*use\s+(?:function\s+|const\s+)?(?<module>[\w\\]+?)\\?(?:\{(?<names>[^}]*)\}|\s*(?:as\s+\w+\s*)?;)/gm,
      /\b(?:require|include)(?:_once)?\s*\(?\s*(?:__DIR__\s*\.\s*)?"(?<string>\d+)"/g,
    ),
  },
  { ...PHP, extensions: 'phtml', imports: 'unread' },
];

/** `composer.json` of PHP. Platform requirements (`php`, `ext-…`) are facts, not packages. */
function composerJson(text: string): ManifestFacts {
  const value = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  if (!isObject(value)) throw new SyntaxError('not an object');
  const listed = (field: string, development: boolean) =>
    textsIn(objectIn(value, field))
      .filter(([name]) => name.includes('/'))
      .map(([name, version]) => dependency(name, version, development));
  const php = objectIn(value, 'require')['php'];
  return {
    dependencies: [...listed('require', false), ...listed('require-dev', true)],
    facts: typeof php === 'string' ? [`PHP ${php}`] : [],
  };
}
