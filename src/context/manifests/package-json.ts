import { isObject, objectIn, textsIn } from './json.ts';
import { dependency, type ManifestFacts } from './manifest.ts';

/** `package.json` of npm, pnpm, Yarn and Bun. */
export function packageJson(text: string): ManifestFacts {
  const value = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  if (!isObject(value)) throw new SyntaxError('not an object');
  const listed = (field: string, development: boolean) =>
    textsIn(objectIn(value, field)).map(([name, version]) => dependency(name, version, development));
  const node = objectIn(value, 'engines')['node'];
  return {
    dependencies: [
      ...['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((field) =>
        listed(field, false),
      ),
      ...listed('devDependencies', true),
    ],
    facts: [
      ...(value['type'] === 'module' ? ['ES modules'] : []),
      ...(typeof node === 'string' ? [`Node ${node}`] : []),
    ],
  };
}

/** `composer.json` of PHP. Platform requirements (`php`, `ext-…`) are facts, not packages. */
export function composerJson(text: string): ManifestFacts {
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
