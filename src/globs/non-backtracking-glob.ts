/** Characters without special meaning in a gitignore pattern, and slashes and wildcards. All are ASCII. */
const PLAIN = /^\/?(?!\/)[\w.@+,=~%/*?-]+$/;
/** `//`, and a `**` that is not the whole name of one folder, or that comes first after a slash, or last: see `ignore`. */
const SUBTLE = /\/\/|\*\*\*|[^/]\*\*|\*\*[^/]|^\/\*\*|\*\*\/\*\*|\*\*\/?$/;

/** Counts the runs of stars in a pattern. */
export function wildcardsIn(pattern: string): number {
  return (pattern.match(/\*+/g) ?? []).length;
}

/**
 * A pattern whose wildcards could take `ignore` hours, for a long name that nearly matches, as one expression for a whole path.
 * Undefined for a pattern of fewer wildcards, and for one with more than letters, digits, wildcards and slashes, which only
 * `ignore` can read. A property test checks that both agree.
 */
export function manyWildcards(pattern: string): RegExp | undefined {
  if (wildcardsIn(pattern) <= 2 || !PLAIN.test(pattern) || SUBTLE.test(pattern)) return undefined;
  const body = pattern.replace(/^\/|\/$/g, '');
  const anywhere = body.startsWith('**/') || !(pattern.startsWith('/') || body.includes('/'));
  const source = nonBacktracking(body.replace(/^\*\*\//, ''), anywhere);
  return new RegExp(source + (pattern.endsWith('/') ? '\\/' : '(?=\\/|$)'), 'i');
}

/**
 * The regular expression of a gitignore pattern in which each wildcard takes the first match and never gives it back, so that its
 * time is proportional to the path for each wildcard. The text after a wildcard can then only begin at its earliest position, and
 * any match can be found that way.
 *
 * @param body a pattern without a slash at its ends
 * @param anywhere whether it may start in any folder
 */
function nonBacktracking(body: string, anywhere: boolean): string {
  const newGroup = groups();
  const parts = body.split(/(?:^|\/)\*\*\//).map((part) => {
    const names = part.split('/').map((name) => nonBacktrackingName(name, newGroup));
    return names.join('\\/');
  });
  return parts.reduce((source, part, at) => {
    if (at === 0) return anywhere ? `^${once(`(?:[^\\/]+\\/)*?${part}`, newGroup)}` : `^${part}`;
    return source + once(`\\/(?:[^\\/]+\\/)*?${part}`, newGroup);
  }, '');
}

/** One name, up to its end. */
function nonBacktrackingName(name: string, newGroup: () => string): string {
  const [first = '', ...others] = name.split('*').map(literal);
  const last = others.pop();
  if (last === undefined) return first + NAME_ENDS;
  const between = others.map((part) => once(`[^\\/]*?${part}`, newGroup));
  return first + between.join('') + (last === '' ? '[^\\/]*' : `[^\\/]*${last}${NAME_ENDS}`);
}

const NAME_ENDS = '(?=\\/|$)';

/** What a group in a lookahead matched is never retried. */
function once(source: string, newGroup: () => string): string {
  const group = newGroup();
  return `(?=(?<${group}>${source}))\\k<${group}>`;
}

function groups(): () => string {
  let made = 0;
  return () => `g${(made += 1)}`;
}

/** For a name without stars. */
function literal(name: string): string {
  return name.replaceAll(/[.+]/g, '\\$&').replaceAll('?', '[^\\/]');
}
