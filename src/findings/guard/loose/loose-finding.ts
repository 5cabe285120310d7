import type { LineSpan } from '../../../kernel/line-span.ts';
import type { Side } from '../../../contracts/shapes.ts';

/** A finding of a reviewer that is not ours: its places are read, everything else is passed on as it is written. */
export type LooseFinding = {
  /** JSON, byte for byte. */
  readonly text: string;
  /** Where it says that it is: more than one where a format allows it, and never none. */
  readonly places: readonly LoosePlace[];
  /** Code that it brings: it is about these lines, whatever numbers it gives. */
  readonly quotes: readonly LooseQuote[];
  /** Our own review placed it on the change, by what its lines do not show: a proven cause, a removed line. */
  readonly isProven: boolean;
};

/** Code as a finding quotes it. */
export type LooseQuote = {
  readonly claims: Claims;
  readonly text: string;
  /** Of the lines around a finding: where they are said to stand. They are not what it is about while that is so. */
  readonly around?: number;
};

/** Spellings of one file, the likeliest first: `src/a%20b.ts` of a URI may also be a name. */
export type Claims = readonly [string, ...string[]];

/** One place as the reviewer wrote it. */
export type LoosePlace =
  | {
      readonly kind: 'place';
      readonly claims: Claims;
      readonly side: Side;
      readonly at: LineSpan;
      /** Named besides the finding's own place: a step on the way to it, its cause, another that is alike. */
      readonly isRelated?: true;
    }
  /** What our own tool says of a review as a whole: it is about no line. `what` is for people. */
  | { readonly kind: 'remark'; readonly what: string }
  /** `what` is for people: the part that is missing or says nothing. */
  | { readonly kind: 'unreadable'; readonly what: string };

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value inside objects, undefined when one on the way is none. Lists are gone into by their index. */
export function valueAt(value: unknown, ...keys: readonly (string | number)[]): unknown {
  let at = value;
  for (const key of keys) {
    if (Array.isArray(at) && typeof key === 'number') at = at[key] as unknown;
    else at = isObject(at) && typeof key === 'string' && Object.hasOwn(at, key) ? at[key] : undefined;
  }
  return at;
}

/** A value for people, short. */
export function spelled(value: unknown): string {
  return value === undefined ? '(missing)' : JSON.stringify(value).slice(0, 100);
}

export function unreadable(what: string): LoosePlace {
  return { kind: 'unreadable', what };
}
