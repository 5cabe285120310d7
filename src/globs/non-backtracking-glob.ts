/** Runs of stars in a pattern. */
export function wildcardsIn(pattern: string): number {
  return (pattern.match(/\*+/g) ?? []).length;
}

/** Whether trying all that each wildcard of a pattern may take can be hours, for a long name that nearly matches. */
export function hasManyWildcards(pattern: string): boolean {
  return wildcardsIn(pattern) > 2;
}

/**
 * The expression of a gitignore pattern whose wildcards take the first that fits and never give it back, so that its time
 * is in proportion to the path for each of them. What stands behind a wildcard may then begin nowhere earlier, so whatever
 * matches at all matches that way.
 *
 * @param body a pattern without a slash at its ends
 * @param anywhere whether it counts from any folder
 */
export function nonBacktracking(body: string, anywhere: boolean): string {
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

/** One name and its end. */
function nonBacktrackingName(name: string, newGroup: () => string): string {
  const [first = '', ...others] = name.split('*').map(literal);
  const last = others.pop();
  if (last === undefined) return first + NAME_ENDS;
  const between = others.map((part) => once(`[^\\/]*?${part}`, newGroup));
  return first + between.join('') + (last === '' ? '[^\\/]*' : `[^\\/]*${last}${NAME_ENDS}`);
}

const NAME_ENDS = '(?=\\/|$)';

/** What a group in a look ahead has matched stays as it is. */
function once(source: string, newGroup: () => string): string {
  const group = newGroup();
  return `(?=(?<${group}>${source}))\\k<${group}>`;
}

function groups(): () => string {
  let made = 0;
  return () => `g${(made += 1)}`;
}

/** Of a pattern without stars. */
export function literal(name: string): string {
  return name.replaceAll(/[.+]/g, '\\$&').replaceAll('?', '[^\\/]');
}
