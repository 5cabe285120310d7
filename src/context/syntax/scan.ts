import type { Body, Opener, Region, RegionKind, Syntax } from './region.ts';

/** The state at an offset: what is open, innermost last, and the outermost string, to which all that nests in it belongs. */
type ScanState = {
  readonly text: string;
  readonly regions: Region[];
  readonly open: Syntax[];
  outer: { readonly kind: RegionKind; start: number; readonly depth: number } | null;
  /** Here-documents whose lines begin on the next line. */
  bodies: Body[];
};

/** The regions of a source text in order, never overlapping. Pure lexing: it also reads a text that does not compile. */
export function scanRegions(text: string, syntax: Syntax): Region[] {
  const place: ScanState = { text, regions: [], open: [syntax], outer: null, bodies: [] };
  let at = 0;
  for (;;) {
    const { pattern, openers } = place.open.at(-1) ?? syntax;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) break;
    const opener = openers.find((_, index) => match[index + 1] !== undefined);
    if (opener === undefined) throw new Error('a syntax pattern matched without one of its openers');
    at = passed(place, opener, match.index, match[0]);
  }
  if (place.outer !== null) put(place, place.outer.kind, place.outer.start, text.length);
  return place.regions;
}

/** The offset at which to continue after the match. */
function passed(place: ScanState, opener: Opener, at: number, matched: string): number {
  const { text, open, regions } = place;
  const after = at + matched.length;
  if ('closes' in opener) return closed(place, opener.closes, after);
  if ('body' in opener) {
    place.bodies.push(opener.body(matched));
    return after;
  }
  if ('bodiesBegin' in opener) return behindBodies(place, at);
  const kind = typeof opener.kind === 'function' ? opener.kind(text, at, regions) : opener.kind;
  if (kind === null) return at + 1;
  if ('inside' in opener) {
    if (kind !== 'code') place.outer ??= { kind, start: at, depth: open.length };
    open.push(opener.inside());
    return after;
  }
  const end = opener.end(text, at, after);
  if (opener.holds === undefined) found(place, kind, at, end);
  else regions.push(...embedded(text, after, end, opener.holds()));
  return Math.max(end, at + 1);
}

/** What nests in a string is part of it, except a comment, which splits it. */
function found(place: ScanState, kind: RegionKind | 'code', start: number, end: number): void {
  const { outer } = place;
  if (kind === 'code') return;
  if (outer === null) put(place, kind, start, end);
  else if (kind === 'line-comment' || kind === 'block-comment') {
    put(place, outer.kind, outer.start, start);
    put(place, kind, start, end);
    outer.start = end;
  }
}

function put({ regions }: ScanState, kind: RegionKind, start: number, end: number): void {
  if (end > start) regions.push({ kind, start, end });
}

function closed(place: ScanState, count: number, after: number): number {
  const { open, outer } = place;
  open.length = Math.max(1, open.length - count);
  if (outer !== null && open.length <= outer.depth) {
    put(place, outer.kind, outer.start, after);
    place.outer = null;
  }
  return after;
}

function behindBodies(place: ScanState, newline: number): number {
  let end = newline;
  for (const body of place.bodies) end = body(place.text, end + 1);
  place.bodies = [];
  found(place, 'opaque', newline + 1, end);
  return Math.max(end, newline + 1);
}

function embedded(text: string, start: number, end: number, syntax: Syntax): Region[] {
  return scanRegions(text.slice(start, end), syntax).map((region) => ({
    kind: region.kind,
    start: region.start + start,
    end: region.end + start,
  }));
}
