import { posix } from 'node:path';
import { isObject, objectIn, parseJsonWithComments, type JsonObject } from '../manifests/json.ts';
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
/** Nobody chains more configurations than this; it also ends a cycle. */
const LONGEST_CHAIN = 10;
/** Finds the folder of a package of the repository by its name. */
type PackageFolder = (name: string) => string | undefined;

/** The mapping that applies to a file: that of the nearest `tsconfig.json` or `jsconfig.json` above it; one object per configuration. */
export function pathMappings(
  { tree, texts }: GraphSources,
  packageFolder: PackageFolder,
): (from: string) => PathMapping {
  const byConfig = new Map<string, PathMapping>();
  const byFolder = new Map<string, PathMapping>();
  const ofConfig = (config: string): PathMapping => {
    const mapping = byConfig.get(config) ?? withReferences(config, texts, packageFolder);
    byConfig.set(config, mapping);
    return mapping;
  };
  return (from) => {
    const folder = posix.dirname(from);
    const known = byFolder.get(folder);
    if (known !== undefined) return known;
    const config = foldersUp(from)
      .flatMap((above) =>
        ['tsconfig.json', 'jsconfig.json'].map((name) => tree.file(posix.join(above, name))),
      )
      .find((file) => file !== undefined);
    const found = config === undefined ? NONE : ofConfig(config);
    byFolder.set(folder, found);
    return found;
  };
}

/** A `tsconfig.json` that only lists others (`references`) has their mappings. */
function withReferences(
  config: string,
  texts: ReadonlyMap<string, string>,
  packageFolder: PackageFolder,
): PathMapping {
  const own = mappingOf(config, texts, packageFolder, LONGEST_CHAIN);
  if (own.paths.length > 0 || own.baseUrl !== undefined) return own;
  const references = readJson(texts.get(config))['references'];
  const others = (Array.isArray(references) ? references : []).flatMap((each: unknown) => {
    const path = isObject(each) ? each['path'] : undefined;
    return typeof path === 'string' ? [configAt(posix.join(posix.dirname(config), path), texts)] : [];
  });
  const inside = others.filter((other) => posix.dirname(other) === posix.dirname(config));
  const mappings = inside.map((other) => mappingOf(other, texts, packageFolder, LONGEST_CHAIN));
  return mappings.find(({ paths, baseUrl }) => paths.length > 0 || baseUrl !== undefined) ?? own;
}

function mappingOf(
  config: string,
  texts: ReadonlyMap<string, string>,
  packageFolder: PackageFolder,
  left: number,
): PathMapping {
  if (left === 0) return NONE;
  const json = readJson(texts.get(config));
  const folder = posix.dirname(config);
  const options = objectIn(json, 'compilerOptions');
  const inherited = [json['extends']]
    .flat()
    .flatMap((base) => (typeof base === 'string' ? [extended(folder, base, texts, packageFolder)] : []))
    .map((base) => mappingOf(base, texts, packageFolder, left - 1))
    .reduce((before, after) => merged(before, after), NONE);
  const ownBase = options['baseUrl'];
  const baseUrl = typeof ownBase === 'string' ? posix.join(folder, ownBase) : inherited.baseUrl;
  if (!isObject(options['paths'])) return { baseUrl, paths: inherited.paths };
  return { baseUrl, paths: patternsOf(options['paths'], baseUrl ?? folder) };
}

/** If several configurations are extended, the last one that sets a value wins. */
function merged(before: PathMapping, after: PathMapping): PathMapping {
  return {
    baseUrl: after.baseUrl ?? before.baseUrl,
    paths: after.paths.length > 0 ? after.paths : before.paths,
  };
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
function exactness(pattern: string): number {
  const star = pattern.indexOf('*');
  return star === -1 ? Infinity : star;
}

function extended(
  folder: string,
  base: string,
  texts: ReadonlyMap<string, string>,
  packageFolder: PackageFolder,
): string {
  if (base.startsWith('.')) return configAt(posix.join(folder, base), texts);
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(base) ?? [];
  const inside = packageFolder(name);
  return inside === undefined ? base : configAt(posix.join(inside, rest), texts);
}

function configAt(path: string, texts: ReadonlyMap<string, string>): string {
  const candidates = [path, `${path}.json`, posix.join(path, 'tsconfig.json')];
  return candidates.find((candidate) => texts.has(candidate)) ?? path;
}

function readJson(text: string | undefined): JsonObject {
  try {
    const value = text === undefined ? undefined : parseJsonWithComments(text);
    return isObject(value) ? value : {};
  } catch {
    // The notes of the stack and of the related files report this; here it maps nothing.
    return {};
  }
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
