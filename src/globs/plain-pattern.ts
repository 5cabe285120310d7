import { hasManyWildcards, literal, nonBacktracking } from './non-backtracking-glob.ts';

/** A gitignore pattern as one expression for a whole path, including the folders above it. */
export type PlainPattern = {
  /**
   * For a path without line ends: does `ignore` say that it or a folder above it matches? For a folder with its slash: does that
   * hold for everything in it?
   */
  readonly expression: RegExp;
  /** The beginning of every path that matches, in lower case; empty for a pattern that matches in any folder. */
  readonly start: string;
};

/** Characters without special meaning in a gitignore pattern, and slashes and wildcards. All are ASCII. */
const PLAIN = /^\/?(?!\/)[\w.@+,=~%/*?-]+$/;
/** `//`, and a `**` that is not the whole name of one folder, or that comes first after a slash, or last: see `ignore`. */
const SUBTLE = /\/\/|\*\*\*|[^/]\*\*|\*\*[^/]|^\/\*\*|\*\*\/\*\*|\*\*\/?$/;

/**
 * Parses a pattern of letters, digits, `*`, `**`, `?` and slashes, as nearly all are. Undefined for any other pattern, which only
 * `ignore` can match. A property test checks that both agree.
 */
export function plainPattern(pattern: string): PlainPattern | undefined {
  if (!PLAIN.test(pattern) || SUBTLE.test(pattern)) return undefined;
  const body = pattern.replace(/^\/|\/$/g, '');
  const anywhere = body.startsWith('**/') || !(pattern.startsWith('/') || body.includes('/'));
  const named = body.replace(/^\*\*\//, '');
  const source = hasManyWildcards(named) ? nonBacktracking(named, anywhere) : withReturn(named, anywhere);
  return {
    expression: new RegExp(source + (pattern.endsWith('/') ? '\\/' : '(?=\\/|$)'), 'i'),
    start: anywhere ? '' : (/^[^*?]*/.exec(body)?.[0] ?? '').toLowerCase(),
  };
}

function withReturn(body: string, anywhere: boolean): string {
  return anywhere ? fromAnyFolder(body) : `^${fromHere(body.split('/'))}`;
}

function fromAnyFolder(body: string): string {
  const [first = '', ...others] = body.split('/');
  // A star matches any beginning of a name, so the start of the name need not be searched.
  return startsWithStar(first)
    ? fromHere([first.slice(1), ...others])
    : `(?:^|\\/)${fromHere([first, ...others])}`;
}

function fromHere(names: readonly string[]): string {
  let source = '';
  for (const [at, name] of names.entries()) {
    const [slash, before] = [at === 0 ? '' : '\\/', names[at - 1]];
    if (name === '**') source += startsWithStar(names[at + 1] ?? '') ? '\\/.*' : '(?:\\/[^\\/]+)*';
    else if (before === '**' && startsWithStar(name)) source += ofName(name.slice(1));
    else source += slash + ofName(name);
  }
  return source;
}

/** A star followed by something else. */
function startsWithStar(name: string): boolean {
  return name.length > 1 && name.startsWith('*') && name !== '**';
}

function ofName(name: string): string {
  // Names are never empty, so a star alone matches at least one character.
  if (name === '*') return '[^\\/]+';
  return literal(name).replaceAll('*', '[^\\/]*');
}
