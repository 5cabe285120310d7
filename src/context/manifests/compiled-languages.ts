import { codeOf } from '../imports/code.ts';
import { MARKUP } from '../syntax/languages.ts';
import { objectIn } from './json.ts';
import { dependency, type ManifestFacts } from './manifest.ts';
import { parseToml } from './toml.ts';
import { versionOf } from './python.ts';

/** `go.mod`: required modules, those marked `// indirect` apart. */
export function goMod(text: string): ManifestFacts {
  if (!/^module\s+\S+/m.test(text)) throw new SyntaxError('no module line');
  const required = text.matchAll(
    /^(?:[ \t]+|require[ \t]+)([^\s()]+)[ \t]+(v[^\s]+)(?![^\n]*(?:=>|\/\/ indirect))[^\n]*$/gm,
  );
  const version = /^go[ \t]+(\S+)/m.exec(text)?.[1];
  return {
    dependencies: [...required].map(([, name = '', found = '']) => dependency(name, found)),
    facts: version === undefined ? [] : [`Go ${version}`],
  };
}

/** `Cargo.toml`: dependencies of the package, its targets and its workspace. */
export function cargoToml(text: string): ManifestFacts {
  const manifest = parseToml(text);
  const places = [manifest, ...Object.values(objectIn(manifest, 'target')), objectIn(manifest, 'workspace')];
  const edition =
    objectIn(manifest, 'package')['edition'] ?? objectIn(manifest, 'workspace', 'package')['edition'];
  return {
    dependencies: places.flatMap((place) =>
      ['dependencies', 'dev-dependencies', 'build-dependencies'].flatMap((kind) =>
        Object.entries(objectIn(place, kind)).map(([name, value]) =>
          dependency(name, versionOf(value), kind !== 'dependencies'),
        ),
      ),
    ),
    facts: typeof edition === 'string' ? [`Rust edition ${edition}`] : [],
  };
}

/** `pom.xml`: a version that is a property stays `${…}`. */
export function pomXml(text: string): ManifestFacts {
  if (!/<project[\s>]/.test(text)) throw new SyntaxError('no project element');
  const element = (block: string, name: string): string =>
    new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(block)?.[1] ?? '';
  const blocks = [...codeOf(text, MARKUP).text.matchAll(/<(dependency|parent)>([^]{0,5000}?)<\/\1>/g)].map(
    (match) => match[2] ?? '',
  );
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

/** `Gemfile`: `gem 'name', 'version'`. */
export function gemfile(text: string): ManifestFacts {
  const gems = text.matchAll(/^\s*gem[ \t]*\(?["']([\w.-]+)["'](?:[ \t]*,[ \t]*["']([^"']+)["'])?/gm);
  const ruby = /^\s*ruby[ \t]+["']([^"']+)["']/m.exec(text)?.[1];
  return {
    dependencies: [...gems].map(([, name = '', version = '']) => dependency(name, version)),
    facts: ruby === undefined ? [] : [`Ruby ${ruby}`],
  };
}
