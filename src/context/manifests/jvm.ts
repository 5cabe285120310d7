import { codeOf } from '../imports/code.ts';
import { MARKUP } from '../syntax/openers.ts';
import { syntax } from '../syntax/region.ts';
import { dependency, type ManifestFacts } from './manifest.ts';

/** `pom.xml`: a version that is a property stays `${…}`. */
export function pomXml(text: string): ManifestFacts {
  if (!/<project[\s>]/.test(text)) throw new SyntaxError('no project element');
  const element = (block: string, name: string): string =>
    new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(block)?.[1] ?? '';
  const blocks = [
    ...codeOf(text, syntax(MARKUP)).text.matchAll(/<(dependency|parent)>([^]{0,5000}?)<\/\1>/g),
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

/** `build.gradle` and `build.gradle.kts`: coordinates in quotes behind the name of a configuration, and plug-ins. */
export function gradle(text: string): ManifestFacts {
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
