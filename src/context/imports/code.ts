import type { Syntax } from '../syntax/region.ts';
import { scanRegions } from '../syntax/scan.ts';

/**
 * Source text reduced to code: comments, templates and the like are blank, and every string on one
 * line is its number in double quotes. So a pattern never mistakes a string's text for a statement.
 */
export type Code = { readonly text: string; readonly strings: readonly string[] };

export function codeOf(source: string, syntax: Syntax): Code {
  const parts: string[] = [];
  const strings: string[] = [];
  let at = 0;
  for (const region of scanRegions(source, syntax)) {
    const inside = source.slice(region.start, region.end);
    parts.push(source.slice(at, region.start));
    if (region.kind === 'text') {
      parts.push(`"${strings.length}"`);
      strings.push(inside.replace(/^[@$]*["']|["']$/g, ''));
    } else {
      parts.push(inside.includes('\n') ? '\n' : ' ');
    }
    at = region.end;
  }
  parts.push(source.slice(at));
  return { text: parts.join(''), strings };
}
