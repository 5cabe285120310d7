import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { GraphSources, Resolve } from './resolver.ts';
import { foldersUp, type TreePaths } from './tree-paths.ts';

/** Where a module's children stand, and the file it is written in. */
type Module = { readonly folder: string; readonly file: RepoPath | undefined };

/**
 * Rust: `mod x;`, paths from `crate`, `self`, `super`, from a module beside, and from a crate of the workspace by name.
 *
 * A path means the innermost module on it that has a file: the rest of it are items. `#[path]` is not read.
 */
export function rustResolver({ tree, texts }: GraphSources): Resolve {
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

/** A test, an example, a benchmark or a further program is a crate of its own. */
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
