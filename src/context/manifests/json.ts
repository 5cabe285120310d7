import { codeOf } from '../imports/code.ts';
import * as o from '../syntax/openers.ts';
import { syntax } from '../syntax/region.ts';

export type JsonObject = { readonly [key: string]: unknown };

export const JSON_WITH_COMMENTS = syntax(o.SLASHES, o.STARS, o.DOUBLE, o.SINGLE);

/** Parses JSON with comments and trailing commas, as in compilers' configurations. Throws SyntaxError. */
export function parseJsonWithComments(text: string): unknown {
  const code = codeOf(text.replace(/^\uFEFF/, ''), JSON_WITH_COMMENTS);
  const strict = code.text
    .replace(/,(?=\s*[}\]])/g, '')
    .replace(/"(\d+)"/g, (_, number: string) => `"${code.strings[Number(number)] ?? ''}"`);
  return JSON.parse(strict) as unknown;
}

export function objectIn(value: unknown, ...keys: readonly string[]): JsonObject {
  let current = value;
  for (const key of keys) current = isObject(current) ? current[key] : undefined;
  return isObject(current) ? current : {};
}

/** The entries of an object whose values are strings. */
export function textsIn(value: JsonObject): [string, string][] {
  return Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as [string, string]] : [],
  );
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
