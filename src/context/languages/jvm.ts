import type { RepoPath } from '../../kernel/repo-path.ts';
import { closestTo, type GraphSources, type Resolve, type TreePaths } from '../graph/tree-paths.ts';
import { codeOf } from '../imports/code.ts';
import { readerOf } from '../imports/found-import.ts';
import { dependency, type ManifestFacts } from '../manifests/manifest.ts';
import { through, throughUnescaped } from '../syntax/closers.ts';
import * as o from '../syntax/openers.ts';
import { literalOrOperator } from '../syntax/regex-literal.ts';
import { syntax, type Opener } from '../syntax/region.ts';
import { braceFunctions } from '../triggers/brace-functions.ts';
import { SQL_IN_STRINGS, type Ecosystem, type Family, type LanguageRecord } from './language-record.ts';

const JAVA = syntax(o.SLASHES, o.STARS, o.TRIPLE_DOUBLE, o.DOUBLE, o.CHARACTER);
type Strings = () => readonly Opener[];
const RAW_TRIPLE = o.opaque('"""', through('"""'));
const KOTLIN_HOLED: Strings = () => [o.interpolated('"', '"|(?=\\n)', '\\\\[^]', ['\\$\\{', IN_KOTLIN])];
const KOTLIN_STRINGS: Strings = () => [RAW_TRIPLE, ...KOTLIN_HOLED(), o.CHARACTER];
const IN_KOTLIN = o.interpolation('\\{', '\\}', () => [o.SLASHES, o.NESTED_STARS, ...KOTLIN_STRINGS()]);
const KOTLIN = syntax(o.SLASHES, o.NESTED_STARS, ...KOTLIN_STRINGS());
const SLASHY: Opener = { pattern: '\\/', kind: literalOrOperator, end: throughUnescaped('/') };
const GROOVY_STRINGS: Strings = () => [
  ...[o.TRIPLE_SINGLE, o.DOLLAR_SLASHY, o.SINGLE, SLASHY],
  o.interpolated('"""', '"""', '\\\\[^]', ['\\$\\{', IN_GROOVY]),
  o.interpolated('"', '"|(?=\\n)', '\\\\[^]', ['\\$\\{', IN_GROOVY]),
];
const IN_GROOVY = o.interpolation('\\{', '\\}', () => [o.SLASHES, o.STARS, ...GROOVY_STRINGS()]);
const GROOVY = syntax(o.SLASHES, o.STARS, ...GROOVY_STRINGS());

const javaImports = readerOf(
  /^[ \t]*import\s+(?:static\s+)?(?<module>[\w.$`]*\w(?:\.\*)?)(?:\.\{(?<names>[^}]*)\})?/gm,
);

const FAMILY: Family = {
  name: 'jvm',
  resolver: jvmResolver,
  namesAreModules: true,
  declarations: /^[ \t]*(?:[\w@]+[ \t]+){0,6}(?:class|interface|enum|record|object)[ \t]+(\w+)/gm,
  configuration: [/^pom\.xml$/, /^(?:build|settings)\.gradle(?:\.kts)?$/],
  functions: braceFunctions([
    {
      header: /\bfun\s+(?:<[^>\n]{0,200}>\s*)?(?:[\w<>?]{1,100}\.)?(?<name>\w+)\s*\(/g,
      tail: /^\s*(?::\s*([^;]*?))?\s*$/,
    },
    { header: /(?<name>\b\w+)\s*\(/g, tail: /^\s*(?:throws\s[\w\s,.]+)?$/, typeBefore: true },
  ]),
  hasInterfaces: true,
  hasTypesBefore: /\.(?:java|groovy)$/,
};

const ECOSYSTEM: Ecosystem = {
  name: 'jvm',
  manifests: { 'pom.xml': pomXml, 'build.gradle': gradle, 'build.gradle.kts': gradle },
  frameworks:
    'org.springframework.boot org.springframework io.quarkus io.micronaut com.android.tools.build io.ktor',
  isFramework: (name, framework) => name.startsWith(`${framework}.`),
  // A group is rarely the package name itself; its first two parts are.
  comesFrom: (module, dependency) =>
    `${module}.`.startsWith(`${(dependency.split(':')[0] ?? '').split('.').slice(0, 2).join('.')}.`),
};

const ASKED = [
  'Is a stream, connection or lock left open when an exception is thrown?',
  'Is == used on boxed values or strings where equals is meant, or equals changed without hashCode?',
  'Is shared state changed from several threads without synchronisation?',
  'Can a null reach a dereference, an unboxing or an Optional.get?',
];
const JVM = {
  scanner: 'own',
  imports: javaImports,
  ecosystem: ECOSYSTEM,
  questions: [...ASKED, SQL_IN_STRINGS],
} as const;

export const LANGUAGES: readonly LanguageRecord[] = [
  { ...JVM, name: 'Java', extensions: 'java', syntax: JAVA, family: FAMILY },
  {
    ...JVM,
    name: 'Kotlin',
    extensions: 'kt kts',
    syntax: KOTLIN,
    family: FAMILY,
    questions: [
      ...ASKED,
      'Does `!!` or a platform type let a null through, or is a coroutine launched in a scope nobody cancels?',
      SQL_IN_STRINGS,
    ],
  },
  { ...JVM, name: 'Scala', extensions: 'scala', syntax: KOTLIN, family: FAMILY },
  { ...JVM, name: 'Scala', extensions: 'sc', syntax: KOTLIN, imports: 'unread' },
  { ...JVM, name: 'Groovy', extensions: 'groovy', syntax: GROOVY, family: FAMILY },
  { ...JVM, name: 'Groovy', extensions: 'gradle', syntax: GROOVY },
  { names: 'Jenkinsfile', syntax: GROOVY, scanner: 'own', imports: 'unread', questions: [] },
];

const EXTENSIONS = ['java', 'kt', 'scala', 'groovy'];
/** An import may name a member of a nested class: up to this many trailing parts are dropped. */
const MOST_MEMBERS = 2;

/**
 * Java, Kotlin, Scala, Groovy: a class is the file of its name in the folder of its package, under any source root; with
 * several roots, the nearest. `a.b.*` means every file of the package. A function outside of classes has no such file.
 */
function jvmResolver({ tree }: GraphSources): Resolve {
  return (from, { module, names }) => {
    const parts = module
      .replaceAll('`', '')
      .split('.')
      .filter((part) => part !== '');
    if (names.length > 0) return names.flatMap((name) => classFile(tree, from, [...parts, name]) ?? []);
    if (parts.at(-1) !== '*') return [classFile(tree, from, parts) ?? []].flat();
    const named = parts.slice(0, -1);
    const ofMember = classFile(tree, from, named);
    return ofMember === undefined ? packageFiles(tree, from, named) : [ofMember];
  };
}

function classFile(tree: TreePaths, from: RepoPath, parts: readonly string[]): RepoPath | undefined {
  for (let left = parts.length; left >= Math.max(2, parts.length - MOST_MEMBERS); left -= 1) {
    const path = parts.slice(0, left).join('/');
    const found = EXTENSIONS.flatMap((extension) => tree.endingWith(`${path}.${extension}`));
    if (found.length > 0) return closestTo(from, found) ?? found[0];
  }
  return undefined;
}

function packageFiles(tree: TreePaths, from: RepoPath, parts: readonly string[]): RepoPath[] {
  if (parts.length < 2) return [];
  const folders = tree.foldersEndingWith(parts.join('/'));
  const folder =
    closestTo(
      from,
      folders.map((each) => `${each}/x`),
    ) ??
    (folders[0] && `${folders[0]}/x`);
  if (folder === undefined) return [];
  return tree
    .in(folder.slice(0, -2))
    .filter((path) => EXTENSIONS.some((extension) => path.endsWith(`.${extension}`)));
}

/** `pom.xml`: a version that is a property stays `${…}`. */
function pomXml(text: string): ManifestFacts {
  if (!/<project[\s>]/.test(text)) throw new SyntaxError('no project element');
  const element = (block: string, name: string): string =>
    new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(block)?.[1] ?? '';
  const blocks = [
    ...codeOf(text, syntax(o.MARKUP)).text.matchAll(/<(dependency|parent)>([^]{0,5000}?)<\/\1>/g),
  ].map((match) => match[2] ?? '');
  const java = /<(?:maven\.compiler\.release|java\.version|maven\.compiler\.source)>\s*([^<]+?)\s*</.exec(
    text,
  )?.[1];
  return {
    dependencies: blocks.map((block) =>
      dependency(
        `${element(block, 'groupId')}:${element(block, 'artifactId')}`,
        element(block, 'version'),
        element(block, 'scope') === 'test',
      ),
    ),
    facts: java === undefined ? [] : [`Java ${java}`],
  };
}

/** `build.gradle` and `build.gradle.kts`: quoted coordinates after the name of a configuration, and plug-ins. */
function gradle(text: string): ManifestFacts {
  const coordinates = text.matchAll(/^\s*(\w+)[ \t]*\(?[ \t]*["']([\w.-]+:[\w.-]+)(?::([^"':]+))?["']/gm);
  const plugins = text.matchAll(
    /^\s*id[ \t]*\(?[ \t]*["']([\w.-]+)["']\)?[ \t]+version[ \t]*\(?["']([^"']+)["']/gm,
  );
  return {
    dependencies: [
      ...[...coordinates].map(([, kind = '', name = '', version = '']) =>
        dependency(name, version, /^test/i.test(kind)),
      ),
      ...[...plugins].map(([, name = '', version = '']) => dependency(name, version, true)),
    ],
    facts: [],
  };
}
