import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { GraphSources, Resolve } from './resolver.ts';
import { foldersUp, type TreePaths } from './tree-paths.ts';

/** Folders under a project's top in which packages stand that are imported without that folder's name. */
const SOURCE_FOLDERS = ['', 'src', 'lib', 'python'];

/**
 * Python: relative imports, and absolute ones from the folders that can be on the path: those above the outermost
 * package of the importing file, and `src` and the like in them. The nearest such folder wins.
 *
 * `from p import a, b` means the modules `p.a` and `p.b` where there are such, else `p` itself.
 */
export function pythonResolver({ tree }: GraphSources): Resolve {
  return (from, { module, names }) => {
    const [, dots = '', rest = ''] = /^(\.*)([\w.]*)$/.exec(module.replace(/\s+/g, '')) ?? [];
    const segments = rest.split('.').filter((segment) => segment !== '');
    if (dots !== '') {
      const base = above(posix.dirname(from), dots.length - 1);
      return base === undefined ? [] : taken(tree, joined(base, segments), names);
    }
    const [first] = segments;
    if (first === undefined) return [];
    const root = rootsOf(tree, from).find((folder) => isThere(tree, joined(folder, [first])));
    return root === undefined ? [] : taken(tree, joined(root, segments), names);
  };
}

function taken(tree: TreePaths, module: string, names: readonly string[]): RepoPath[] {
  const own = moduleFile(tree, module);
  if (names.length === 0) return own === undefined ? [] : [own];
  const files = names.map((name) => (name === '*' ? own : (moduleFile(tree, joined(module, [name])) ?? own)));
  return [...new Set(files.filter((file) => file !== undefined))];
}

/** A package before a module of that name, a source before its stub: as Python looks. */
function moduleFile(tree: TreePaths, module: string): RepoPath | undefined {
  for (const ending of ['/__init__.py', '.py', '/__init__.pyi', '.pyi', '.pyw']) {
    const found = tree.file(posix.normalize(`${module}${ending}`));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isThere(tree: TreePaths, module: string): boolean {
  return moduleFile(tree, module) !== undefined || tree.hasFolder(module);
}

function rootsOf(tree: TreePaths, from: RepoPath): string[] {
  const isPackage = (folder: string): boolean =>
    tree.file(posix.join(folder, '__init__.py')) !== undefined ||
    tree.file(posix.join(folder, '__init__.pyi')) !== undefined;
  const folders = foldersUp(from);
  const outermost = folders.findIndex((folder) => !isPackage(folder));
  return folders
    .slice(outermost === -1 ? -1 : outermost)
    .flatMap((folder) => SOURCE_FOLDERS.map((inner) => posix.join(folder, inner)));
}

function above(folder: string, levels: number): string | undefined {
  let current = folder;
  for (let level = 0; level < levels; level += 1) {
    if (current === '.') return undefined;
    current = posix.dirname(current);
  }
  return current;
}

function joined(folder: string, segments: readonly string[]): string {
  return posix.join(folder, ...segments);
}
