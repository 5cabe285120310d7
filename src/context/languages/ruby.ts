import { posix } from 'node:path';
import { foldersUp, type GraphSources, type Resolve } from '../graph/tree-paths.ts';
import { readerOf, type ImportReader } from '../imports/found-import.ts';
import { dependency, type ManifestFacts } from '../manifests/manifest.ts';
import { RUBY } from '../syntax/ruby.ts';
import { rubyFunctions } from '../triggers/indented-functions.ts';
import {
  sameName,
  SQL_IN_STRINGS,
  type Ecosystem,
  type Family,
  type LanguageRecord,
} from './language-record.ts';

/** `require_relative "x"` is written `./x`, so that it cannot be mistaken for `require "x"`. */
const rubyImports: ImportReader = (code) => [
  ...readerOf(/^[ \t]*(?:require|load|gem)\b\s*\(?\s*"(?<string>\d+)"/gm)(code),
  ...readerOf(/^[ \t]*require_relative\b\s*\(?\s*"(?<string>\d+)"/gm)(code).map((found) =>
    found.module.startsWith('.') ? found : { ...found, module: `./${found.module}` },
  ),
];

const FAMILY: Family = {
  name: 'ruby',
  resolver: rubyResolver,
  loadsByName: true,
  types: [['.rb', '.rbi .rbs']],
  configuration: [/^Gemfile$/, /\.gemspec$/, /^Rakefile$/],
  functions: rubyFunctions,
  isIndented: true,
  lastIsValue: () => true,
  callsWithoutBrackets: true,
};

const ECOSYSTEM: Ecosystem = {
  name: 'ruby',
  manifests: { Gemfile: gemfile },
  frameworks: 'rails sinatra hanami',
  comesFrom: (module, dependency) =>
    sameName(module.split('/')[0] ?? '', dependency) || sameName(module.replaceAll('/', '-'), dependency),
};

const PLAIN = { syntax: RUBY, scanner: 'own', imports: rubyImports, questions: [] } as const;
const LANGUAGE = {
  ...PLAIN,
  name: 'Ruby',
  ecosystem: ECOSYSTEM,
  questions: [
    'Can nil reach a method call, or does a rescue without a class swallow everything?',
    'Is a shared constant, default or memoised object changed in place?',
    {
      with: 'rails',
      ask: 'Is a query run once per record (N+1), built from interpolated input, or a mass assignment left unpermitted?',
    },
    SQL_IN_STRINGS,
  ],
};

export const LANGUAGES: readonly LanguageRecord[] = [
  { ...LANGUAGE, extensions: 'rb rake gemspec', programs: 'ruby', family: FAMILY },
  { ...LANGUAGE, extensions: 'erb', syntax: 'unknown', imports: 'unread' },
  { ...PLAIN, extensions: 'ru', family: FAMILY },
  { ...PLAIN, names: 'Gemfile Rakefile' },
  { ...PLAIN, names: 'Guardfile Podfile Vagrantfile Brewfile', imports: 'unread' },
];

const LOAD_FOLDERS = ['lib', 'app', 'spec', 'test'];

/** Ruby: `require_relative` next to the file; `require` under `lib` and the like of the folders above, nearest first. */
function rubyResolver({ tree }: GraphSources): Resolve {
  return (from, { module }) => {
    const name = module.endsWith('.rb') ? module : `${module}.rb`;
    if (module.startsWith('.')) {
      const beside = tree.file(posix.join(posix.dirname(from), name));
      return beside === undefined ? [] : [beside];
    }
    for (const folder of foldersUp(from)) {
      for (const inner of LOAD_FOLDERS) {
        const found = tree.file(posix.join(folder, inner, name));
        if (found !== undefined) return [found];
      }
    }
    const elsewhere = tree.endingWith(posix.join('lib', name));
    return elsewhere.length === 1 ? elsewhere : [];
  };
}

/** `Gemfile`: `gem 'name', 'version'`. */
function gemfile(text: string): ManifestFacts {
  const gems = text.matchAll(/^\s*gem[ \t]*\(?["']([\w.-]+)["'](?:[ \t]*,[ \t]*["']([^"']+)["'])?/gm);
  const ruby = /^\s*ruby[ \t]+["']([^"']+)["']/m.exec(text)?.[1];
  return {
    dependencies: [...gems].map(([, name = '', version = '']) => dependency(name, version)),
    facts: ruby === undefined ? [] : [`Ruby ${ruby}`],
  };
}
