import { posix } from 'node:path';
import { isObject, type JsonObject } from '../manifests/json.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { probe } from './probe.ts';
import { foldersUp, type GraphSources, type TreePaths } from './tree-paths.ts';
import { exactness, targetsOf, type PathPattern } from './tsconfig-paths.ts';

export type NpmPackage = { readonly folder: string; readonly json: JsonObject };

export type NpmPackages = {
  readonly named: (name: string) => NpmPackage | undefined;
  readonly at: (folder: string) => NpmPackage | undefined;
  /** The package that a file belongs to. */
  readonly around: (path: string) => NpmPackage | undefined;
};

export function npmPackages({ texts }: GraphSources): NpmPackages {
  const byFolder = new Map<string, NpmPackage>();
  const byName = new Map<string, NpmPackage>();
  for (const [path, text] of texts) {
    if (posix.basename(path) !== 'package.json') continue;
    const json = parsed(text);
    if (json === undefined) continue;
    const found = { folder: posix.dirname(path), json };
    byFolder.set(found.folder, found);
    const name = json['name'];
    if (typeof name === 'string' && !byName.has(name)) byName.set(name, found);
  }
  return {
    named: (name) => byName.get(name),
    at: (folder) => byFolder.get(folder),
    around: (path) =>
      foldersUp(path)
        .map((folder) => byFolder.get(folder))
        .find((found) => found !== undefined),
  };
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The file that `name/subpath` means: through `exports`, else through the old fields, else as a path in the package. */
export function packageFile(
  tree: TreePaths,
  { folder, json }: NpmPackage,
  subpath: string,
): RepoPath | undefined {
  const exported = json['exports'];
  if (exported !== undefined) {
    const isMap = isObject(exported) && Object.keys(exported).some((key) => key.startsWith('.'));
    const found = mappedFile(
      tree,
      folder,
      isMap ? exported : { '.': exported },
      subpath === '' ? '.' : `./${subpath}`,
    );
    if (found !== undefined) return found;
  }
  if (subpath !== '') {
    return probe(tree, posix.join(folder, subpath)) ?? probe(tree, posix.join(folder, 'src', subpath));
  }
  const fields = ['source', 'types', 'typings', 'module', 'main'].map((field) => json[field]);
  const main = fields
    .flatMap((field) => (typeof field === 'string' ? [sourceFor(tree, folder, field)] : []))
    .find((file) => file !== undefined);
  return main ?? probe(tree, posix.join(folder, 'index')) ?? probe(tree, posix.join(folder, 'src/index'));
}

/** What `exports` or `imports` maps a key to: the first of its targets, in their order, that is in the tree. */
export function mappedFile(
  tree: TreePaths,
  folder: string,
  map: JsonObject,
  key: string,
): RepoPath | undefined {
  for (const pattern of patternsIn(map)) {
    const targets = targetsOf(pattern, key);
    if (targets === undefined) continue;
    return targets.map((target) => sourceFor(tree, folder, target)).find((file) => file !== undefined);
  }
  return undefined;
}

function patternsIn(map: JsonObject): readonly PathPattern[] {
  return Object.entries(map)
    .map(([pattern, value]) => ({ pattern, targets: stringsIn(value, 0) }))
    .toSorted((a, b) => exactness(b.pattern) - exactness(a.pattern));
}

/** Conditions nest; anything nested deeper than people write is not read. */
function stringsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.startsWith('./') ? [value] : [];
  if (depth > 8 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => stringsIn(inner, depth + 1));
}

/** Build output that git ignores, so the tree holds only its sources. */
const BUILT = /^(?:\.\/)?(?:dist|lib|build|out|esm|cjs|es|types)(?:\/(?:esm|cjs|es|types|src))?\//;

/** The file itself, else the source that packages usually build it from. */
function sourceFor(tree: TreePaths, folder: string, target: string): RepoPath | undefined {
  const written = probe(tree, posix.join(folder, target));
  if (written !== undefined) return written;
  if (!BUILT.test(target)) return undefined;
  const stem = target.replace(BUILT, '').replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
  return probe(tree, posix.join(folder, 'src', stem)) ?? probe(tree, posix.join(folder, stem));
}
