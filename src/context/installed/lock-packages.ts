import { isObject, type JsonObject } from '../manifests/json.ts';
import { parseToml } from '../manifests/toml.ts';

/** A package with its version, as a lock file names it. */
export type Locked = {
  readonly name: string;
  readonly version: string;
  /** For npm only: where it is installed, relative to the lock file's folder. */
  readonly at?: string;
};

export type LockReader = (text: string) => Locked[];

/** `package-lock.json` of every version: where each package is installed, and in which version. */
export function npmLock(text: string): Locked[] {
  const { packages, dependencies } = record(JSON.parse(text));
  if (packages === undefined) return nested(record(dependencies), '');
  return Object.entries(record(packages)).flatMap(([at, entry]) => {
    const { version } = record(entry);
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(at)?.[1];
    return name !== undefined && typeof version === 'string' ? [{ name, version, at }] : [];
  });
}

/** Deeper than any tree of packages, so that a hostile file cannot exhaust the stack. */
const DEEPEST = 50;

function nested(of: Readonly<Record<string, unknown>>, folder: string, depth = 0): Locked[] {
  if (depth > DEEPEST) return [];
  return Object.entries(of).flatMap(([name, entry]) => {
    const { version, dependencies } = record(entry);
    const at = `${folder}node_modules/${name}`;
    const own = typeof version === 'string' ? [{ name, version, at }] : [];
    return [...own, ...nested(record(dependencies), `${at}/`, depth + 1)];
  });
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

const NPM_NAME = String.raw`(?:@[^/\s@'"]+\/)?[^/\s@'"(]+`;

/** Keys of `packages`: `foo@1.2.3(peer@2)`, `/foo@1.2.3`, and before version 6 `/foo/1.2.3`. */
export function pnpmLock(text: string): Locked[] {
  const keys = text.matchAll(new RegExp(String.raw`^ {2}'?\/?(${NPM_NAME})[@/](\d[^\s:('_]*)[^\n]*:$`, 'gm'));
  return [...keys].map(([, name = '', version = '']) => ({ name, version }));
}

/** The name in each of `a@1, "@b/c@npm:d@2"`. */
const YARN_NAMES = new RegExp(String.raw`(?:^|, )"?(${NPM_NAME})@`, 'g');

/** Both forms: a line of descriptors, and below it the version. Different names may share an entry: an alias and its package. */
export function yarnLock(text: string): Locked[] {
  const entries = text.matchAll(
    /^("?(?:@[^/\s]+\/)?[^\s@#][^\n]*):\n(?: +[^\n]*\n)*? +version:? "?([^"\s]+)"?$/gm,
  );
  return [...entries].flatMap(([, descriptors = '', version = '']) => {
    const names = [...descriptors.matchAll(YARN_NAMES)].map(([, name = '']) => name);
    return [...new Set(names)].map((name) => ({ name, version }));
  });
}

export function bunLock(text: string): Locked[] {
  const entries = text.matchAll(new RegExp(String.raw`\[\s*"(${NPM_NAME})@(\d[^"]*)"`, 'g'));
  return [...entries].map(([, name = '', version = '']) => ({ name, version }));
}

/** `[[package]]` tables of uv, Poetry, PDM and Cargo. */
export function tomlLock(text: string): Locked[] {
  return packagesIn(text).flatMap(({ name, version }) =>
    typeof name === 'string' && typeof version === 'string' ? [{ name, version }] : [],
  );
}

function packagesIn(text: string): readonly JsonObject[] {
  const { package: packages } = parseToml(text);
  return Array.isArray(packages) ? packages.filter(isObject) : [];
}

/**
 * `Cargo.lock`. If a package is there in several versions, those that a member of the workspace names: only members
 * distinguish the versions.
 */
export function cargoLock(text: string): Locked[] {
  const all = tomlLock(text);
  const members = packagesIn(text).filter(({ source }) => source === undefined);
  const named = new Set(members.flatMap(({ dependencies }) => textsOf(dependencies)).map(withoutSource));
  const versions = new Map<string, Set<string>>();
  for (const { name, version } of all) versions.set(name, (versions.get(name) ?? new Set()).add(version));
  return all.filter(({ name, version }) => versions.get(name)?.size === 1 || named.has(`${name} ${version}`));
}

/** `name`, `name 1.2.3` or `name 1.2.3 (registry+…)`. */
function withoutSource(dependency: string): string {
  return dependency.split(' ', 2).join(' ');
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

/** `Pipfile.lock`. */
export function pipfileLock(text: string): Locked[] {
  const lock = record(JSON.parse(text));
  return ['default', 'develop'].flatMap((group) =>
    Object.entries(record(lock[group])).flatMap(([name, entry]) => {
      const { version } = record(entry);
      return typeof version === 'string' && version.startsWith('==')
        ? [{ name, version: version.slice(2) }]
        : [];
    }),
  );
}

/** Lines of `requirements.txt` that pin one version. */
export function requirements(text: string): Locked[] {
  const pins = text.matchAll(/^[ \t]*([\w.-]+)(?:\[[^\]\n]*\])?[ \t]*==[ \t]*([^\s;#\\,*]+)(?![^\s;#\\])/gm);
  return [...pins].map(([, name = '', version = '']) => ({ name, version }));
}

/** What `go.sum` has checksums for: the contents of modules, not only their `go.mod`. */
export function goSum(text: string): Locked[] {
  const sums = text.matchAll(/^(\S+) (v[^\s/]+) h1:/gm);
  return [...sums].map(([, name = '', version = '']) => ({ name, version }));
}

/** Every module that `go.mod` requires, except those that it replaces with other code. */
export function goRequired(text: string): Locked[] {
  const plain = text.replaceAll(/\/\/[^\n]*/g, '');
  const replaced = new Set(
    [...plain.matchAll(/^[ \t]*(?:replace[ \t]+)?([^\s()]+)(?:[ \t]+v\S+)?[ \t]+=>/gm)].map(
      ([, name]) => name,
    ),
  );
  const lines = plain.matchAll(/^[ \t]*(?:require[ \t]+)?([^\s()]+\.[^\s()]+)[ \t]+(v\d\S*)[ \t]*$/gm);
  return [...lines]
    .map(([, name = '', version = '']) => ({ name, version }))
    .filter(({ name }) => !replaced.has(name));
}
