import { createHash } from 'node:crypto';
import { findSecrets } from './find-secrets.ts';
import type { SecretAt } from './own-secrets.ts';

/** A replaced secret, without the secret itself: enough for another process of the same run to give it the same number. */
export type KnownSecret = { readonly kind: string; readonly n: number; readonly sha256: string };

/**
 * Replaces secrets with `[REDACTED:<kind>:<n>]`. The same secret gets the same number in all texts of a run, counted
 * per kind in the order in which they are first seen.
 *
 * Lines stay lines: a secret over several lines is replaced line by line. So a quote of a redacted text can
 * be looked up in the redacted blob, and every line keeps its number.
 */
export type Redactor = {
  /** Replaces in a text, or in every string of a plain value (arrays, objects, nested), with one scan; property names stay. */
  readonly redact: <T>(value: T) => Promise<T>;
  /** To be stored with the run and passed to `createRedactor` by its next process. */
  readonly known: () => readonly KnownSecret[];
};

export function createRedactor(known: readonly KnownSecret[] = []): Redactor {
  const secrets = new Map(known.map((one) => [`${one.kind} ${one.sha256}`, one]));
  const counts = new Map<string, number>();
  for (const { kind, n } of known) counts.set(kind, Math.max(n, counts.get(kind) ?? 0));

  const label = (secret: string, kind: string): string => {
    const sha256 = createHash('sha256').update(secret).digest('hex');
    const key = `${kind} ${sha256}`;
    const one = secrets.get(key) ?? { kind, n: (counts.get(kind) ?? 0) + 1, sha256 };
    if (!secrets.has(key)) counts.set(kind, one.n);
    secrets.set(key, one);
    return `[REDACTED:${kind}:${one.n}]`;
  };

  return {
    redact: async (value) => {
      const strings = stringsIn(value);
      const found = await findSecrets(strings);
      // In the order of the strings, because secrets are numbered in the order in which they are seen.
      const redacted = strings.map((text, index) => withLabels(text, found[index] ?? [], label));
      return withStrings(value, redacted);
    },
    known: () => [...secrets.values()],
  };
}

function withLabels(
  text: string,
  secrets: readonly SecretAt[],
  label: (secret: string, kind: string) => string,
): string {
  let result = '';
  let done = 0;
  for (const { start, end, kind } of secrets) {
    const secret = text.slice(start, end);
    const mark = label(secret, kind);
    // The indentation and the CR of a line are not part of the secret.
    result += text.slice(done, start) + secret.replaceAll(/[^\s].*[^\s]|[^\s]/g, mark);
    done = end;
  }
  return result + text.slice(done);
}

function stringsIn(value: unknown): string[] {
  const strings: string[] = [];
  mapStrings(value, (text) => {
    strings.push(text);
    return text;
  });
  return strings;
}

function withStrings<T>(value: T, strings: readonly string[]): T {
  let next = 0;
  return mapStrings(value, (text) => strings[next++] ?? text) as T;
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, map)]));
}
