import { isObject, type JsonObject } from './loose-finding.ts';

/** A member of an object outside its list of findings, at any depth. */
export type Beside = {
  /** In lower case, without `_`, `-` and `.`: `has_more` and `hasMore` are one name. */
  readonly name: string;
  readonly value: unknown;
  readonly pointer: string;
  /** The name of its parent; empty at the top. */
  readonly within: string;
  readonly siblings: JsonObject;
};

export const LISTS: readonly string[] = [
  'violations',
  'findings',
  'diagnostics',
  'runs',
  'results',
  'generalDiagnostics',
];

/**
 * Keys that repeat the request, describe another time, or count findings that are no longer open: an `error` in there is not
 * about this list.
 */
const ELSEWHERE =
  /^(args|arguments|config|configuration|env|environment|input|options|parameters|request|rules?|settings|tool|taxonomies|baseline|before|history|last|previous|since|accepted|dropped|excluded|filtered|fixed|ignored|resolved|suppress(ed|ions))$/;

/** Deeper than any format that lists findings. */
export const DEPTH = 8;

/** Everything outside of lists of findings that may be about this list. */
export function besideList(whole: JsonObject, pointer = ''): Beside[] {
  return within(whole, pointer, '', DEPTH);
}

function within(siblings: JsonObject, pointer: string, name: string, depth: number): Beside[] {
  return membersOf(siblings, pointer, name).flatMap((member) => [member, ...further(member, depth)]);
}

export function membersOf(siblings: JsonObject, pointer: string, within: string): Beside[] {
  return Object.entries(siblings)
    .filter(([key, value]) => !(pointer === '' && LISTS.includes(key) && Array.isArray(value)))
    .map(([key, value]) => ({
      ...{ name: nameOf(key), value, pointer: `${pointer}/${key}` },
      ...{ within, siblings },
    }));
}

function further({ name, value, pointer }: Beside, depth: number): Beside[] {
  if (depth === 0 || isElsewhere(name)) return [];
  if (isObject(value)) return within(value, pointer, name, depth - 1);
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown, n) =>
    isObject(one) ? within(one, `${pointer}/${n}`, name, depth - 1) : [],
  );
}

export function isElsewhere(name: string): boolean {
  return ELSEWHERE.test(name);
}

export function nameOf(key: string): string {
  return key.toLowerCase().replaceAll(/[_.-]/g, '');
}
