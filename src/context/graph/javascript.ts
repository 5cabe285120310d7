import { posix } from 'node:path';
import { objectIn } from '../manifests/json.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { mappedFile, npmPackages, packageFile, type NpmPackages } from './npm-packages.ts';
import { probe, probeFile } from './probe.ts';
import type { GraphSources, Resolve, TreePaths } from './tree-paths.ts';
import { pathMappings, targetsOf, type PathMapping } from './tsconfig-paths.ts';

/**
 * JavaScript and TypeScript: relative paths, `#x` from the package's `imports`, `paths` and `baseUrl` of the nearest
 * configuration, packages of the repository by name, in this order, as TypeScript looks them up.
 */
export function javascriptResolver(sources: GraphSources): Resolve {
  const { tree } = sources;
  const packages = npmPackages(sources);
  const mappingFor = pathMappings(sources, (name) => packages.named(name)?.folder);
  const bareFile = (from: RepoPath, module: string): RepoPath | undefined =>
    mappedByPaths(tree, mappingFor(from), module) ?? inRepository(tree, packages, module);
  return (from, { module }) => {
    const found = RELATIVE.test(module)
      ? relativeFile(tree, packages, from, module)
      : ELSEWHERE.test(module)
        ? undefined
        : (ownImport(tree, packages, from, module) ?? bareFile(from, module));
    return found === undefined ? [] : [found];
  };
}

/** Relative to the file's folder. */
const RELATIVE = /^\.\.?(?:\/|$)/;
/** From the file system's root, or with a scheme: `node:fs`, `https://…`. */
const ELSEWHERE = /^(?:\/|[a-z][a-z+.-]+:)/;

/** `#x`: what the file's own package maps it to. */
function ownImport(
  tree: TreePaths,
  packages: NpmPackages,
  from: RepoPath,
  module: string,
): RepoPath | undefined {
  const own = module.startsWith('#') ? packages.around(from) : undefined;
  return own && mappedFile(tree, own.folder, objectIn(own.json, 'imports'), module);
}

/** A folder may also be a package; a bundler's query (`./x.svg?raw`) is not part of the name. */
function relativeFile(
  tree: TreePaths,
  packages: NpmPackages,
  from: RepoPath,
  module: string,
): RepoPath | undefined {
  const path = posix.join(posix.dirname(from), module).replace(/\/$/, '');
  const file = /(?:^|\/)\.{0,2}$/.test(module) ? undefined : probeFile(tree, path);
  if (file !== undefined) return file;
  if (tree.hasFolder(path)) {
    const inner = path === '.' ? undefined : packages.at(path);
    return (inner && packageFile(tree, inner, '')) ?? probeFile(tree, posix.join(path, 'index'));
  }
  const unasked = module.replace(/[?#].*$/, '');
  return unasked === module || unasked === '' ? undefined : relativeFile(tree, packages, from, unasked);
}

function mappedByPaths(
  tree: TreePaths,
  { baseUrl, paths }: PathMapping,
  module: string,
): RepoPath | undefined {
  for (const pattern of paths) {
    const targets = targetsOf(pattern, module);
    if (targets === undefined) continue;
    const found = targets.map((target) => probe(tree, target)).find((file) => file !== undefined);
    if (found !== undefined) return found;
    break;
  }
  return baseUrl === undefined ? undefined : probe(tree, posix.join(baseUrl, module));
}

function inRepository(tree: TreePaths, packages: NpmPackages, module: string): RepoPath | undefined {
  const [, name = '', subpath = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(module) ?? [];
  const named = packages.named(name);
  return named === undefined ? undefined : packageFile(tree, named, subpath);
}
