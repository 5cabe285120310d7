import { Failure } from '../../kernel/failure.ts';

/** The value at a path of property names in GitHub's answer; undefined when there is none. */
export function at(value: unknown, names: readonly string[]): unknown {
  let found = value;
  for (const name of names) {
    // Only own properties: an inherited `constructor` must not match.
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[name];
  }
  return found;
}

/** The text there; null when the answer has null or nothing. Throws `environment/gh-failed` for any other value. */
export function textOrNull(value: unknown, ...names: readonly string[]): string | null {
  const found = at(value, names) ?? null;
  if (found === null || typeof found === 'string') return found;
  throw senseless(names, 'a text');
}

export function text(value: unknown, ...names: readonly string[]): string {
  const found = textOrNull(value, ...names);
  if (found !== null) return found;
  throw senseless(names, 'a text');
}

export function count(value: unknown, ...names: readonly string[]): number {
  const found = at(value, names);
  if (typeof found === 'number' && Number.isSafeInteger(found) && found >= 0) return found;
  throw senseless(names, 'a count');
}

export function flag(value: unknown, ...names: readonly string[]): boolean {
  const found = at(value, names);
  if (typeof found === 'boolean') return found;
  throw senseless(names, 'yes or no');
}

/** A line number; null when the line is gone. */
export function lineOrNull(value: unknown, ...names: readonly string[]): number | null {
  const found = at(value, names);
  return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : null;
}

export function sha(value: unknown, ...names: readonly string[]): string {
  const found = text(value, ...names);
  if (/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(found)) return found;
  throw senseless(names, 'the name of a commit');
}

export function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  throw senseless([], 'a list');
}

function senseless(names: readonly string[], wanted: string): Failure {
  const where = names.length === 0 ? 'GitHub answered something' : `GitHub answered a "${names.join('.')}"`;
  return new Failure('environment/gh-failed', `${where} that is not ${wanted}`, {
    hint: 'see that gh speaks to GitHub itself and not to a proxy that answers for it: gh api rate_limit',
  });
}
