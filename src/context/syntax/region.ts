/**
 * A stretch of source text that is not plain code.
 *
 * `text` is a string on one line, kept when imports are read; `opaque` is a string that may hold anything (template,
 * here-document, regular expression); both can hold what looks like a comment and is none.
 */
export type RegionKind = 'line-comment' | 'block-comment' | 'text' | 'opaque';

/** Offsets in UTF-16 code units; `end` is exclusive. */
export type Region = { readonly kind: RegionKind; readonly start: number; readonly end: number };

/** How a region begins and where it ends in one language. */
export type Opener = {
  /** Source of a regular expression without capturing groups, used with the flags `gm`. */
  readonly pattern: string;
  /** null: what was matched opens nothing here (a division, not a regular expression). */
  readonly kind: RegionKind | ((text: string, at: number, before: readonly Region[]) => RegionKind | null);
  /** The offset after the region; `after` is the offset after the opener. Never less than `after`. */
  readonly end: (text: string, at: number, after: number) => number;
  /** The region holds another language between the opener and its end. */
  readonly inner?: () => Syntax;
};

export type Openers = { readonly openers: readonly Opener[]; readonly pattern: string };

/** A language by what opens its regions; one whose regions nest is read by a scanner of its own. */
export type Syntax = Openers | ((text: string) => Region[]);

export function syntax(...openers: readonly Opener[]): Openers {
  return { openers, pattern: openers.map((opener) => `(${opener.pattern})`).join('|') };
}

/** No more comments than this are passed over in search of code: a bound for files that hold nothing else. */
const MOST_COMMENTS = 100;

/** The last character of code before `at`, white space and comments passed over; -1 when there is none. */
export function codeBefore(text: string, at: number, before: readonly Region[]): number {
  let next = before.length - 1;
  let offset = at - 1;
  const last = Math.max(-1, next - MOST_COMMENTS);
  while (offset >= 0 && next >= last) {
    const region = before[next];
    if (region !== undefined && offset < region.end && offset >= region.start) {
      if (region.kind !== 'line-comment' && region.kind !== 'block-comment') return offset;
      offset = region.start - 1;
      next -= 1;
    } else if (/\s/.test(text.charAt(offset))) {
      offset -= 1;
    } else {
      return offset;
    }
  }
  return -1;
}
