import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { foldersUp, type GraphSources, type Resolve, type TreePaths } from '../graph/tree-paths.ts';
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

/** `a::{b, c::{d, self}}` names a::b, a::c::d, a::c::self. A list holds the prefixes of open braces. */
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
      configuration: [/^Cargo\.toml$/, /^build\.rs$/],
      functions: braceFunctions([
        {
          header: /\bfn\s+(?<name>\w+)\s*(?:<[^(){};]{0,500}?>)?\s*\(/g,
          tail: /^\s*(?:->\s*([^;]*?))?\s*(?:\bwhere\b[^;]*)?$/,
        },
      ]),
      lastIsValue: (mask) => !/;\s*$/.test(mask),
    },
    ecosystem: {
      name: 'rust',
      manifests: { 'Cargo.toml': cargoToml },
      frameworks: 'axum actix-web rocket tauri bevy tokio',
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

/** Where a module's children are, and the file that holds it. */
type Module = { readonly folder: string; readonly file: RepoPath | undefined };

/**
 * Rust: `mod x;`, paths from `crate`, `self`, `super`, from a sibling module, and from a crate of the workspace by name.
 *
 * A path means its innermost module that has a file: the rest are items. `#[path]` is not read.
 */
function rustResolver({ tree, texts }: GraphSources): Resolve {
  const crates = new Map(
    [...texts]
      .filter(([path]) => posix.basename(path) === 'Cargo.toml')
      .flatMap(([path, text]) => {
        const name = /^\[package\][^[]*?^name\s*=\s*["']([\w-]+)["']/m.exec(text)?.[1];
        return name === undefined ? [] : [[name.replaceAll('-', '_'), posix.dirname(path)] as const];
      }),
  );
  return (from, { module, names }) => {
    const segments = module.split('::').filter((segment) => segment !== '');
    const start = startOf(tree, crates, from, segments);
    if (start === undefined) return [];
    const paths = names.length === 0 ? [start.rest] : names.map((name) => [...start.rest, name]);
    const files = paths.map((path) => innermost(tree, start.module, path)).filter((file) => file !== from);
    return [...new Set(files.filter((file) => file !== undefined))];
  };
}

function startOf(
  tree: TreePaths,
  crates: ReadonlyMap<string, string>,
  from: RepoPath,
  [first = '', ...rest]: readonly string[],
): { readonly module: Module; readonly rest: readonly string[] } | undefined {
  const own: Module = { folder: childrenOf(from), file: from };
  if (first === 'crate') return { module: crateRoot(tree, from), rest };
  if (first === 'self') return { module: own, rest };
  if (first === 'super') {
    let [folder, left] = [posix.dirname(own.folder), rest];
    for (; left[0] === 'super'; left = left.slice(1)) folder = posix.dirname(folder);
    return { module: { folder, file: moduleOf(tree, folder) }, rest: left };
  }
  if (childOf(tree, own.folder, first) !== undefined) return { module: own, rest: [first, ...rest] };
  const crate = crates.get(first);
  if (crate === undefined) return undefined;
  const folder = posix.join(crate, 'src');
  return { module: { folder, file: tree.file(posix.join(folder, 'lib.rs')) }, rest };
}

function innermost(tree: TreePaths, start: Module, segments: readonly string[]): RepoPath | undefined {
  let { folder, file } = start;
  for (const segment of segments) {
    const child = childOf(tree, folder, segment);
    if (child === undefined) return file;
    file = child;
    folder = posix.join(folder, segment);
  }
  return file;
}

function childOf(tree: TreePaths, folder: string, name: string): RepoPath | undefined {
  return tree.file(posix.join(folder, `${name}.rs`)) ?? tree.file(posix.join(folder, name, 'mod.rs'));
}

const ROOTS = ['lib.rs', 'main.rs'];

function childrenOf(path: string): string {
  const [folder, name] = [posix.dirname(path), posix.basename(path)];
  const ownFolder = name === 'mod.rs' || ROOTS.includes(name) || isTarget(path);
  return ownFolder ? folder : posix.join(folder, posix.basename(path, '.rs'));
}

/** A test, an example, a benchmark or an additional program is a separate crate. */
function isTarget(path: string): boolean {
  return /(?:^|\/)(?:tests|examples|benches|src\/bin)\/[^/]+\.rs$/.test(path);
}

function moduleOf(tree: TreePaths, folder: string): RepoPath | undefined {
  return (
    tree.file(`${folder}.rs`) ??
    ['mod.rs', ...ROOTS].map((name) => tree.file(posix.join(folder, name))).find((file) => file !== undefined)
  );
}

function crateRoot(tree: TreePaths, from: RepoPath): Module {
  if (isTarget(from)) return { folder: posix.dirname(from), file: from };
  const folder =
    foldersUp(from).find((above) => ROOTS.some((name) => tree.file(posix.join(above, name)) !== undefined)) ??
    posix.dirname(from);
  return { folder, file: moduleOf(tree, folder) };
}
