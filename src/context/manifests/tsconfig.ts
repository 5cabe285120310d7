import { posix } from 'node:path';
import { isObject, objectIn, parseJsonWithComments } from './json.ts';

/** Nobody chains more configurations than this; it also ends a cycle. */
const LONGEST_CHAIN = 10;

/** Options that decide which defects the compiler finds, and so which need no reviewer. */
const TELLING = [
  'strict',
  'strictNullChecks',
  'noImplicitAny',
  'noUncheckedIndexedAccess',
  'exactOptionalPropertyTypes',
];

/**
 * One note for a `tsconfig.json`: which checks it turns on, following its local `extends` within `files` (texts by path).
 *
 * A base configuration from a package is named; its content is not guessed.
 */
export function strictnessNote(path: string, files: ReadonlyMap<string, string>): string {
  try {
    const { options, unread } = compilerOptions(path, files, LONGEST_CHAIN);
    const on = TELLING.filter((name) => options.get(name) === true);
    const state = on.length > 0 ? `TypeScript ${on.join(', ')}` : 'TypeScript without strict checks';
    return unread === undefined
      ? `${state} (${path})`
      : `${state} (${path}, which extends ${unread}: not read)`;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return `${path} could not be read: ${error.message}`;
  }
}

type Options = { readonly options: ReadonlyMap<string, unknown>; readonly unread?: string | undefined };

function compilerOptions(path: string, files: ReadonlyMap<string, string>, left: number): Options {
  const text = files.get(path);
  if (text === undefined || left === 0) return { options: new Map(), unread: path };
  const config = parseJsonWithComments(text);
  if (!isObject(config)) throw new SyntaxError('not an object');
  const own = Object.entries(objectIn(config, 'compilerOptions'));
  const bases = [config['extends']].flat().flatMap((base) => (typeof base === 'string' ? [base] : []));
  const inherited = bases.map((base) => compilerOptions(resolved(path, base), files, left - 1));
  return {
    options: new Map([...inherited.flatMap(({ options }) => [...options]), ...own]),
    unread: inherited.find(({ unread }) => unread !== undefined)?.unread,
  };
}

/** A path of the repository for a relative base, with its extension; a package's name as written. */
function resolved(path: string, base: string): string {
  if (!base.startsWith('.')) return base;
  const file = posix.normalize(posix.join(posix.dirname(path), base));
  return file.endsWith('.json') ? file : `${file}.json`;
}
