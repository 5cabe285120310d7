import { hasManyWildcards, literal, nonBacktracking } from './non-backtracking-glob.ts';

/** A gitignore pattern as one question that a whole path answers, the folders above it included. */
export type PlainPattern = {
  /**
   * Of a path without line ends: does `ignore` say that it or a folder above it matches? Of a folder with its slash:
   * does that hold for everything in it?
   */
  readonly expression: RegExp;
  /** What every path that matches begins with, in small letters; of a pattern for any folder nothing. */
  readonly start: string;
};

/** What stands for itself in a gitignore pattern, with slashes and wildcards. All of it is ASCII. */
const PLAIN = /^\/?(?!\/)[\w.@+,=~%/*?-]+$/;
/** `//`, and a `**` that is not the whole name of one folder, or the first after a slash, or the last: see `ignore`. */
const SUBTLE = /\/\/|\*\*\*|[^/]\*\*|\*\*[^/]|^\/\*\*|\*\*\/\*\*|\*\*\/?$/;

/**
 * Reads a pattern of letters, digits, `*`, `**`, `?` and slashes, which nearly all are. Undefined of any other: what it
 * matches is for `ignore` alone to say. That both agree is a property test.
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
  // A star takes whatever a name begins with, so where the name begins need not be looked for.
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

/** A star and something behind it. */
function startsWithStar(name: string): boolean {
  return name.length > 1 && name.startsWith('*') && name !== '**';
}

function ofName(name: string): string {
  // No name is empty, so a star alone takes one character or more.
  if (name === '*') return '[^\\/]+';
  return literal(name).replaceAll('*', '[^\\/]*');
}
