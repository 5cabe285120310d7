import type { Opener, Openers, Region, Syntax } from './region.ts';

/** The regions of a source text in order, never overlapping. Pure lexing: a text that does not compile is read as well. */
export function scanRegions(text: string, syntax: Syntax): Region[] {
  if (typeof syntax === 'function') return syntax(text);
  const openers = new RegExp(syntax.pattern, 'gm');
  const regions: Region[] = [];
  for (let match = openers.exec(text); match !== null; match = openers.exec(text)) {
    const opener = openerOf(match, syntax);
    const after = match.index + match[0].length;
    const kind = typeof opener.kind === 'function' ? opener.kind(text, match.index, regions) : opener.kind;
    if (kind === null) {
      openers.lastIndex = match.index + 1;
      continue;
    }
    const end = opener.end(text, match.index, after);
    if (opener.inner === undefined) regions.push({ kind, start: match.index, end });
    else regions.push(...embeddedRegions(text, after, end, opener.inner()));
    openers.lastIndex = Math.max(end, match.index + 1);
  }
  return regions;
}

function embeddedRegions(text: string, start: number, end: number, inner: Syntax): Region[] {
  return scanRegions(text.slice(start, end), inner).map((region) => ({
    kind: region.kind,
    start: region.start + start,
    end: region.end + start,
  }));
}

function openerOf(match: RegExpExecArray, syntax: Openers): Opener {
  const opener = syntax.openers.find((_, index) => match[index + 1] !== undefined);
  if (opener === undefined) throw new Error('a syntax pattern matched without one of its openers');
  return opener;
}
