import type { LineSpan } from '../../../kernel/line-span.ts';
import type { Side } from '../../../contracts/shapes.ts';

/** A finding of another reviewer: its places are read, everything else is passed on unchanged. */
export type LooseFinding = {
  /** JSON, byte for byte. */
  readonly text: string;
  /** The places it gives: more than one if its format allows it, and at least one. */
  readonly places: readonly LoosePlace[];
  /** Code that it quotes: the finding is about these lines, whatever numbers it gives. */
  readonly quotes: readonly LooseQuote[];
  /** Our own review placed it on the change by something that its lines do not show: a proven cause, a removed line. */
  readonly isProven: boolean;
};

export type LooseQuote = {
  readonly claims: Claims;
  readonly text: string;
  /** For the lines around a finding: where they claim to be. While they are there, the finding is not about them. */
  readonly around?: number;
};

/** Spellings of one file, the likeliest first: the URI `src/a%20b.ts` may also be a name. */
export type Claims = readonly [string, ...string[]];

export type LoosePlace =
  | {
      readonly kind: 'place';
      readonly claims: Claims;
      readonly side: Side;
      readonly at: LineSpan;
      /** Given in addition to the finding's own place: a step on the way to it, its cause, a similar place. */
      readonly isRelated?: true;
    }
  /** What our own tool says about a review as a whole, not about a line. `what` is for people. */
  | { readonly kind: 'remark'; readonly what: string }
  /** `what` is for people: the part that is missing or says nothing. */
  | { readonly kind: 'unreadable'; readonly what: string };

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value inside objects; undefined if one on the way is not an object. Lists are entered by index. */
export function valueAt(value: unknown, ...keys: readonly (string | number)[]): unknown {
  let at = value;
  for (const key of keys) {
    if (Array.isArray(at) && typeof key === 'number') at = at[key] as unknown;
    else at = isObject(at) && typeof key === 'string' && Object.hasOwn(at, key) ? at[key] : undefined;
  }
  return at;
}

export function spelled(value: unknown): string {
  return value === undefined ? '(missing)' : JSON.stringify(value).slice(0, 100);
}

export function unreadable(what: string): LoosePlace {
  return { kind: 'unreadable', what };
}
