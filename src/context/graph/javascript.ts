import { posix } from 'node:path';
import { objectIn } from '../manifests/json.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { mappedFile, npmPackages, packageFile, type NpmPackages } from './npm-packages.ts';
import { probe, probeFile } from './probe.ts';
import type { GraphSources, Resolve } from './resolver.ts';
import type { TreePaths } from './tree-paths.ts';
import { pathMappings, targetsOf, type PathMapping } from './tsconfig-paths.ts';

/**
 * JavaScript and TypeScript: relative paths, `#x` of the package's `imports`, `paths` and `baseUrl` of the nearest
 * configuration, packages of the repository by their names, in this order, as TypeScript looks them up.
 *
 * Answers are remembered by folder: a thousand files of one folder import the same few modules.
 */
export function javascriptResolver(sources: GraphSources): Resolve {
  const { tree } = sources;
  const packages = npmPackages(sources);
  const mappingFor = pathMappings(sources, (name) => packages.named(name)?.folder);
  const known = new Map<string, readonly RepoPath[]>();
  return (from, { module }) => {
    const key = `${posix.dirname(from)}\0${module}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(tree, packages, mappingFor, from, module);
    const answer = found === undefined ? [] : [found];
    known.set(key, answer);
    return answer;
  };
}

function find(
  tree: TreePaths,
  packages: NpmPackages,
  mappingFor: (from: string) => PathMapping,
  from: RepoPath,
  module: string,
): RepoPath | undefined {
  if (/^\.\.?(?:\/|$)/.test(module)) return relativeFile(tree, packages, from, module);
  if (posix.isAbsolute(module) || /^[a-z][a-z+.-]+:/.test(module)) return undefined;
  if (module.startsWith('#')) {
    const own = packages.around(from);
    const inside = own && mappedFile(tree, own.folder, objectIn(own.json, 'imports'), module);
    if (inside !== undefined) return inside;
  }
  return mappedByPaths(tree, mappingFor(from), module) ?? inRepository(tree, packages, module);
}

/** A folder may be a package, too; a bundler's question (`./x.svg?raw`) is no part of the name. */
function relativeFile(
  tree: TreePaths,
  packages: NpmPackages,
  from: RepoPath,
  module: string,
): RepoPath | undefined {
  const slash = /(?:^|\/)\.{0,2}$/.test(module) ? '/' : '';
  const path = `${posix.join(posix.dirname(from), module).replace(/\/$/, '')}${slash}`;
  const file = slash === '' ? probeFile(tree, path) : undefined;
  if (file !== undefined) return file;
  const folder = path.replace(/\/$/, '');
  const inner = folder === '' || folder === '.' ? undefined : packages.around(`${folder}/x`);
  const ofPackage = inner?.folder === folder ? packageFile(tree, inner, '') : undefined;
  const unasked = module.replace(/[?#].*$/, '');
  return (
    ofPackage ??
    probe(tree, path) ??
    (unasked === module || unasked === '' ? undefined : relativeFile(tree, packages, from, unasked))
  );
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
