import { createHash } from 'node:crypto';
import { compareText } from '../../kernel/order.ts';
import { findSecrets } from './find-secrets.ts';
import type { SecretAt } from './own-secrets.ts';

/** A replaced secret, without the secret itself: enough for another process of the same run to give it the same number. */
export type KnownSecret = { readonly kind: string; readonly n: number; readonly sha256: string };

/** A text with its secrets replaced, and the kinds of those that were. */
export type Redacted = { readonly text: string; readonly kinds: readonly string[] };

/**
 * Replaces secrets with `[REDACTED:<kind>:<n>]`. The same secret gets the same number in all texts of a run, counted
 * per kind in the order in which they are first seen.
 *
 * Lines stay lines: a secret over several lines is replaced line by line. So a quote of a redacted text can
 * be looked up in the redacted blob, and every line keeps its number.
 */
export type Redactor = {
  redact(text: string): Promise<Redacted>;
  /** Replaces in every string of a plain value (arrays, objects, nested), with one scan; property names stay. */
  redactIn<T>(value: T): Promise<T>;
  /** To be stored with the run and passed to `createRedactor` by its next process. */
  known(): readonly KnownSecret[];
};

export function createRedactor(known: readonly KnownSecret[] = []): Redactor {
  const numbers = new Map(known.map(({ kind, n, sha256 }) => [`${kind} ${sha256}`, n]));
  const counts = new Map<string, number>();
  for (const { kind, n } of known) counts.set(kind, Math.max(n, counts.get(kind) ?? 0));

  const label = (secret: string, kind: string): string => {
    const key = `${kind} ${createHash('sha256').update(secret).digest('hex')}`;
    let n = numbers.get(key);
    if (n === undefined) {
      n = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, n);
      numbers.set(key, n);
    }
    return `[REDACTED:${kind}:${n}]`;
  };

  return {
    redact: async (text) => {
      const [secrets = []] = await findSecrets([text]);
      return {
        text: withLabels(text, secrets, label),
        kinds: [...new Set(secrets.map((secret) => secret.kind))].toSorted(compareText),
      };
    },
    redactIn: async (value) => {
      const strings = stringsIn(value);
      const secrets = await findSecrets(strings);
      // In the order of the strings, because secrets are numbered in the order in which they are seen.
      const redacted = strings.map((text, index) => withLabels(text, secrets[index] ?? [], label));
      return withStrings(value, redacted);
    },
    known: () => [...numbers].map(([key, n]) => knownSecret(key, n)),
  };
}

function knownSecret(key: string, n: number): KnownSecret {
  const [kind = '', sha256 = ''] = key.split(' ');
  return { kind, n, sha256 };
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
