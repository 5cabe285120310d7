/**
 * A stretch of source text that is not plain code.
 *
 * `text` is a string on one line, kept when imports are read; `opaque` is a string that may hold anything (template,
 * here-document, regular expression). Both can hold text that only looks like a comment.
 */
export type RegionKind = 'line-comment' | 'block-comment' | 'text' | 'opaque';

/** Offsets in UTF-16 code units; `end` is exclusive. */
export type Region = { readonly kind: RegionKind; readonly start: number; readonly end: number };

type Kind = RegionKind | 'code';

/**
 * What a stretch begins with, and what follows. `pattern` is the source of a regular expression without capturing
 * groups, used with the flags `gm`. A stretch of `code` is not reported. What it `holds` is in another language.
 */
export type Opener = { readonly pattern: string } & (
  | { readonly kind: Kind | KindHere; readonly end: End; readonly holds?: () => Syntax }
  /** Up to the opener that closes it; what these openers open nests in it. */
  | { readonly kind: Kind | KindHere; readonly inside: () => Syntax }
  /** How many of the open stretches it closes. */
  | { readonly closes: number }
  /** A here-document: it begins on the next line. */
  | { readonly body: (opener: string) => Body }
  | { readonly bodiesBegin: true }
);

/** null: the match opens nothing here (a division, not a regular expression). */
type KindHere = (text: string, at: number, before: readonly Region[]) => Kind | null;

/** The offset after the region; `after` is the offset after the opener. Never less than `after`. */
export type End = (text: string, at: number, after: number) => number;

/** The offset of the end of the line that closes a here-document, whose first line begins at `from`. */
export type Body = (text: string, from: number) => number;

export type Syntax = { readonly openers: readonly Opener[]; readonly pattern: RegExp };

export function syntax(...openers: readonly Opener[]): Syntax {
  return { openers, pattern: new RegExp(openers.map(({ pattern }) => `(${pattern})`).join('|'), 'gm') };
}

/** At most this many comments are skipped in search of code: a bound for files that hold nothing else. */
const MOST_COMMENTS = 100;

/** The last character of code before `at`, skipping white space and comments; -1 if there is none. */
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
