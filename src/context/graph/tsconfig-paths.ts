import { posix } from 'node:path';
import { isObject, objectIn, type JsonObject } from '../manifests/json.ts';
import { configAt, configChain, type CompilerConfig } from '../manifests/tsconfig.ts';
import { foldersUp, type GraphSources } from './tree-paths.ts';

/** Where names that are not relative are searched. */
export type PathMapping = {
  /** A folder that any name may be in. */
  readonly baseUrl: string | undefined;
  readonly paths: readonly PathPattern[];
};
/** `@app/*` → `['packages/*']`, the targets relative to the tree's top; the most exact pattern first. */
export type PathPattern = { readonly pattern: string; readonly targets: readonly string[] };

const NONE: PathMapping = { baseUrl: undefined, paths: [] };
/** Finds the folder of a package of the repository by its name. */
type PackageFolder = (name: string) => string | undefined;

/** The mapping that applies to a file: that of the nearest `tsconfig.json` or `jsconfig.json` above it. */
export function pathMappings(
  { tree, texts }: GraphSources,
  packageFolder: PackageFolder,
): (from: string) => PathMapping {
  const byConfig = new Map<string, PathMapping>();
  return (from) => {
    const config = foldersUp(from)
      .flatMap((above) => ['tsconfig.json', 'jsconfig.json'].map((name) => posix.join(above, name)))
      .find((path) => tree.file(path) !== undefined);
    if (config === undefined) return NONE;
    const mapping = byConfig.get(config) ?? withReferences(config, texts, packageFolder);
    byConfig.set(config, mapping);
    return mapping;
  };
}

/** A `tsconfig.json` that only lists others (`references`) has their mappings. */
function withReferences(
  config: string,
  texts: ReadonlyMap<string, string>,
  packageFolder: PackageFolder,
): PathMapping {
  const chain = configChain(config, texts, packageFolder);
  const own = mappingOf(chain);
  if (isTelling(own)) return own;
  const last = chain.at(-1);
  const references = last !== undefined && 'json' in last ? last.json['references'] : [];
  const others = (Array.isArray(references) ? references : []).flatMap((each: unknown) => {
    const path = isObject(each) ? each['path'] : undefined;
    return typeof path === 'string' ? [configAt(posix.join(posix.dirname(config), path), texts)] : [];
  });
  const inside = others.filter((other) => posix.dirname(other) === posix.dirname(config));
  const mappings = inside.map((other) => mappingOf(configChain(other, texts, packageFolder)));
  return mappings.find(isTelling) ?? own;
}

function isTelling({ baseUrl, paths }: PathMapping): boolean {
  return paths.length > 0 || baseUrl !== undefined;
}

/** What cannot be read maps nothing: the notes of the stack report it. */
function mappingOf(chain: readonly CompilerConfig[]): PathMapping {
  return chain.reduce((before, config) => {
    if (!('json' in config)) return before;
    const folder = posix.dirname(config.path);
    const options = objectIn(config.json, 'compilerOptions');
    const ownBase = options['baseUrl'];
    const baseUrl = typeof ownBase === 'string' ? posix.join(folder, ownBase) : before.baseUrl;
    if (!isObject(options['paths'])) return { baseUrl, paths: before.paths };
    return { baseUrl, paths: patternsOf(options['paths'], baseUrl ?? folder) };
  }, NONE);
}

function patternsOf(paths: JsonObject, folder: string): PathPattern[] {
  return Object.entries(paths)
    .map(([pattern, targets]) => ({
      pattern,
      targets: (Array.isArray(targets) ? targets : []).flatMap((target: unknown) =>
        typeof target === 'string' ? [posix.join(folder, target)] : [],
      ),
    }))
    .toSorted((a, b) => exactness(b.pattern) - exactness(a.pattern));
}

/** A name without a star before any pattern, then the longer prefix. */
export function exactness(pattern: string): number {
  const star = pattern.indexOf('*');
  return star === -1 ? Infinity : star;
}

/** What a pattern with at most one star maps a name to: its targets with the star's text; undefined if it does not match. */
export function targetsOf({ pattern, targets }: PathPattern, name: string): readonly string[] | undefined {
  const star = pattern.indexOf('*');
  if (star === -1) return name === pattern ? targets : undefined;
  const [head, tail] = [pattern.slice(0, star), pattern.slice(star + 1)];
  const fits = name.length >= head.length + tail.length && name.startsWith(head) && name.endsWith(tail);
  if (!fits) return undefined;
  const inside = name.slice(head.length, name.length - tail.length);
  return targets.map((target) => target.split('*').join(inside));
}
