import { posix } from 'node:path';
import { isObject, objectIn, parseJsonWithComments, type JsonObject } from './json.ts';

/** One compiler configuration: what it says, or why that is not known. */
export type CompilerConfig =
  { readonly path: string; readonly json: JsonObject } | { readonly path: string; readonly why: string };

type Texts = ReadonlyMap<string, string>;

const NOT_READ = 'not read';

/** Configurations that one may extend, directly or through others. Projects have a handful; a hostile one has a chain of thousands. */
const MOST_CONFIGS = 20;

/**
 * A configuration and all that it extends within `texts`, each once, the bases first: what a later one says wins.
 *
 * @param packageFolder finds the folder of a package of the repository by its name; content of others is not guessed
 */
export function configChain(
  path: string,
  texts: Texts,
  packageFolder: (name: string) => string | undefined = () => undefined,
  seen = new Set<string>(),
): CompilerConfig[] {
  if (seen.has(path)) return [];
  if (seen.size > MOST_CONFIGS) return [{ path, why: NOT_READ }];
  seen.add(path);
  const json = readConfig(texts.get(path));
  if (typeof json === 'string') return [{ path, why: json }];
  const bases = [json['extends']].flat().filter((base) => typeof base === 'string');
  const extended = bases.map((base) => placeOf(base, posix.dirname(path), texts, packageFolder));
  return [...extended.flatMap((base) => configChain(base, texts, packageFolder, seen)), { path, json }];
}

function readConfig(text: string | undefined): JsonObject | string {
  if (text === undefined) return NOT_READ;
  try {
    const json = parseJsonWithComments(text);
    return isObject(json) ? json : 'not an object';
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return error.message;
  }
}

/** A path of the repository; the name as written for a package that is not in it. */
function placeOf(
  base: string,
  folder: string,
  texts: Texts,
  packageFolder: (name: string) => string | undefined,
): string {
  if (base.startsWith('.')) return configAt(posix.join(folder, base), texts);
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(base) ?? [];
  const inside = packageFolder(name);
  return inside === undefined ? base : configAt(posix.join(inside, rest), texts);
}

/** The configuration that a path without its ending, or a folder, means. */
export function configAt(path: string, texts: Texts): string {
  const named = path.endsWith('.json') ? path : `${path}.json`;
  return [path, named, posix.join(path, 'tsconfig.json')].find((each) => texts.has(each)) ?? named;
}

/** Options that decide which defects the compiler finds, and so which need no reviewer. */
const TELLING = [
  'strict',
  'strictNullChecks',
  'noImplicitAny',
  'noUncheckedIndexedAccess',
  'exactOptionalPropertyTypes',
];

/** One note for a `tsconfig.json`: which checks it and what it extends turn on. */
export function strictnessNote(path: string, texts: Texts): string {
  const chain = configChain(path, texts);
  const unread = chain.flatMap((config) => ('why' in config ? [config] : []));
  const broken = unread.find(({ why }) => why !== NOT_READ);
  if (broken !== undefined) return `${path} could not be read: ${broken.why}`;
  const options = chain.map((config) => ('json' in config ? objectIn(config.json, 'compilerOptions') : {}));
  const on = TELLING.filter((name) => options.findLast((one) => name in one)?.[name] === true);
  const state = on.length > 0 ? `TypeScript ${on.join(', ')}` : 'TypeScript without strict checks';
  const [missing] = unread;
  return `${state} (${path}${missing === undefined ? '' : `, which extends ${missing.path}: not read`})`;
}
