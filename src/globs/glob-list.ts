/** The most globs that the braces of one rule may expand to. */
const MAX_GLOBS = 1000;
/** The most characters that one glob may expand to: 4 MiB. */
const MAX_CHARACTERS = 4_194_304;
/** The most characters processed to expand one glob. This limit is ours, not the client's: `{a}{a}{a}…` takes quadratic time. */
const MAX_WORK = 16 * MAX_CHARACTERS;

/**
 * The globs in a frontmatter value, in order: strings of arrays at any depth, split at commas outside braces, trimmed. Other
 * values (numbers, booleans, maps) are left out.
 */
export function globsIn(value: unknown): string[] {
  const globs: string[] = [];
  // An alias may make a YAML array contain itself.
  const open = new Set<unknown>();
  const visit = (part: unknown): void => {
    if (typeof part === 'string') for (const glob of splitAtCommas(part)) globs.push(glob);
    if (!Array.isArray(part) || open.has(part)) return;
    open.add(part);
    for (const inner of part as unknown[]) visit(inner);
    open.delete(part);
  };
  visit(value);
  return globs;
}

/** Splits at commas outside braces; empty parts are dropped. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '{') depth++;
    else if (char === '}') depth = Math.max(0, depth - 1);
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A pattern for matching, and the glob as it was written. */
export type PreparedGlob = { readonly pattern: string; readonly glob: string };

/**
 * Globs as written → gitignore patterns: braces expanded, one trailing `/**` removed (so `src/**` is the folder `src` at any
 * depth). `null` when nothing is left to match: the rule is then unconditional.
 *
 * `anchored`: every glob is relative to the governed folder, as in GitHub's `applyTo`. In the client, a glob without a slash
 * matches at any depth.
 */
export function preparedGlobs(
  globs: readonly string[],
  options: { anchored?: boolean } = {},
): PreparedGlob[] | null {
  const prepared: PreparedGlob[] = [];
  for (const glob of globs) {
    for (const choice of expandBraces(glob, MAX_GLOBS - prepared.length)) {
      const expanded = options.anchored === true ? fromTop(choice) : choice;
      const pattern = expanded.endsWith('/**') ? expanded.slice(0, -3) : expanded;
      if (pattern !== '') prepared.push({ pattern, glob });
    }
  }
  return prepared.every(({ pattern }) => pattern === '**') ? null : prepared;
}

function fromTop(glob: string): string {
  return glob.startsWith('/') || glob.startsWith('**/') ? glob : `/${glob}`;
}

const BRACES = /^([^{]*)\{([^}]+)\}(.*)$/;

/**
 * `src/{a,b}.ts` → `src/a.ts`, `src/b.ts`. No nesting, ranges or escapes. A glob that would give more than `limit` results, or
 * more than 4 MiB of text, keeps its braces: they are then literal.
 */
export function expandBraces(glob: string, limit: number): string[] {
  const done: string[] = [];
  const open = [glob];
  let work = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [, before = '', inner, after = ''] = BRACES.exec(next) ?? [];
    const choices = inner?.split(',') ?? [];
    const count = done.length + open.length + Math.max(1, choices.length);
    work += next.length;
    if (count > 1 && (count > limit || (count + 1) * glob.length > MAX_CHARACTERS)) return [glob];
    if (work > MAX_WORK) return [glob];
    if (inner === undefined) done.push(next);
    // Pushed in reverse, so that results come out in the order written.
    else for (const choice of choices.toReversed()) open.push(before + choice.trim() + after);
  }
  return done;
}
