/** At most so many globs may come out of the braces of one rule. */
const MAX_GLOBS = 1000;
/** And so many characters out of one glob: 4 MiB. */
const MAX_CHARACTERS = 4_194_304;
/** Characters looked at while one glob is expanded. Ours, not the client's: `{a}{a}{a}…` costs its length squared. */
const MAX_WORK = 16 * MAX_CHARACTERS;

/**
 * What a frontmatter value holds in globs, in order: strings of arrays at any depth, split at commas outside braces,
 * trimmed. Whatever is not a string (numbers, booleans, maps) is left out.
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

/** Splits at commas that stand outside braces; what remains empty is dropped. */
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

/** One pattern to match with, and the glob it was written as. */
export type PreparedGlob = { readonly pattern: string; readonly glob: string };

/**
 * Globs as written → gitignore patterns: braces expanded, one trailing `/**` taken off (so `src/**` is the folder
 * `src` at any depth). `null` when that leaves nothing to match with: the rule is then unconditional.
 *
 * `anchored`: every glob counts from the folder that is governed, as GitHub reads `applyTo`; the client lets one
 * without a slash match at any depth.
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
 * `src/{a,b}.ts` → `src/a.ts`, `src/b.ts`. No nesting, no ranges, no escape. A glob that would give more than `limit`
 * results, or more than 4 MiB of text, keeps its braces: they are then literal.
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
    // Onto the stack from behind, so that results come out in the order written.
    else for (const choice of choices.toReversed()) open.push(before + choice.trim() + after);
  }
  return done;
}
