import { rustResolver } from '../graph/rust.ts';
import type { Code } from '../imports/code.ts';
import { readerOf, type FoundImport } from '../imports/found-import.ts';
import { objectIn } from '../manifests/json.ts';
import { dependency, type ManifestFacts } from '../manifests/manifest.ts';
import { versionOf } from '../manifests/python.ts';
import { parseToml } from '../manifests/toml.ts';
import * as o from '../syntax/openers.ts';
import { syntax } from '../syntax/region.ts';
import { braceFunctions } from '../triggers/brace-functions.ts';
import { sameName, type LanguageRecord } from './language-record.ts';

const modules = readerOf(
  /^[ \t]*(?:pub(?:\([^)\n]*\))?\s+)?mod\s+(?<module>\w+)\s*;/gm,
  /^[ \t]*(?:pub\s+)?extern\s+crate\s+(?<module>\w+)/gm,
);

/** `use` trees with their braces resolved, `mod name;` and `extern crate`. */
function rustImports(code: Code): FoundImport[] {
  const uses = code.text.matchAll(/^[ \t]*(?:pub(?:\([^)\n]*\))?\s+)?use\s+([^;]{1,4000});/gm);
  return [...[...uses].flatMap((match) => leavesOf(match[1] ?? '').map(pathImport)), ...modules(code)];
}

/** `a::{b, c::{d, self}}` names a::b, a::c::d, a::c::self. The prefixes of open braces are kept in a list. */
function leavesOf(tree: string): string[] {
  const prefixes: string[] = [];
  const leaves: string[] = [];
  let current = '';
  const close = (): void => {
    const leaf = current.replace(/\s+as\s+\w+\s*$/, '').replace(/\s+/g, '');
    if (leaf !== '') leaves.push((prefixes.at(-1) ?? '') + leaf);
    current = '';
  };
  for (const char of tree) {
    if (char === '{') {
      prefixes.push((prefixes.at(-1) ?? '') + current.replace(/\s+/g, ''));
      current = '';
    } else if (char === '}' || char === ',') {
      close();
      if (char === '}') prefixes.pop();
    } else current += char;
  }
  close();
  return leaves;
}

function pathImport(path: string): FoundImport {
  const segments = path.replace(/^::/, '').split('::');
  const last = segments.at(-1) ?? '';
  if (segments.length === 1) return { module: last, names: [] };
  return { module: segments.slice(0, -1).join('::'), names: last === 'self' || last === '*' ? [] : [last] };
}

/** `Cargo.toml`: dependencies of the package, its targets and its workspace. */
function cargoToml(text: string): ManifestFacts {
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

export const LANGUAGES: readonly LanguageRecord[] = [
  {
    name: 'Rust',
    extensions: 'rs',
    syntax: syntax(o.SLASHES, o.NESTED_STARS, o.RUST_RAW, o.DOUBLE_LINES, o.CHARACTER),
    scanner: 'own',
    imports: rustImports,
    family: {
      name: 'rust',
      resolver: rustResolver,
      mapsNames: /^Cargo\.toml$/,
      namesAreModules: true,
      types: [],
      configuration: [/^Cargo\.toml$/, /^build\.rs$/],
      functions: braceFunctions([
        {
          header: /\bfn\s+(?<name>\w+)\s*(?:<[^(){};]{0,500}?>)?\s*\(/g,
          tail: /^\s*(?:->\s*([^;]*?))?\s*(?:\bwhere\b[^;]*)?$/,
          typeBefore: false,
        },
      ]),
      lastIsValue: (mask) => !/;\s*$/.test(mask),
    },
    ecosystem: {
      name: 'rust',
      manifests: { 'Cargo.toml': cargoToml },
      frameworks: ['axum', 'actix-web', 'rocket', 'tauri', 'bevy', 'tokio'],
      comesFrom: (module, dependency) => sameName(module.split('::')[0] ?? '', dependency),
    },
    questions: [
      'Does unwrap, expect, indexing or slicing meet a value that can fail at run time?',
      'Can arithmetic or an `as` cast overflow or cut off?',
      'Is a lock guard or RefCell borrow held across an await or a call that takes it again?',
      'Does `unsafe` rest on a condition that the change no longer keeps?',
    ],
  },
];
