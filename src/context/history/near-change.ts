import type { Hunk } from '../../diff/changed-lines.ts';
import type { ChangedSource } from '../changed-source.ts';

/** By what an old patch is known to be about the same place as a change, wherever its lines stood then. */
export type NearChange = {
  /** Lines that the change adds or removes, and those that stand around, without the white space at their ends. */
  readonly lines: ReadonlySet<string>;
  /** Lines without indentation under which the hunks stand, as git names them behind `@@`. */
  readonly headings: ReadonlySet<string>;
};

/** A shorter line, or one of signs alone, stands in every file. */
const TELLING = /^(?=.*[\p{L}\p{N}]).{8,}$/u;
/** git cuts what it writes behind `@@` there, in bytes; a longer heading is compared as far as it goes. */
const HEADING = 80;

export function nearChange({ change, before, after }: ChangedSource): NearChange {
  const hunks = change.kind === 'opaque' ? [] : change.hunks;
  const [old, now] = [(before ?? '').split('\n'), (after ?? '').split('\n')];
  const shown = hunks.flatMap((hunk) => [...side(old, hunk.old), ...side(now, hunk.new)]);
  const headings = hunks.flatMap((hunk) => headingAbove(old, hunk.old.start));
  return { lines: new Set(shown.map(trimmed).filter(isTelling)), headings: new Set(headings) };
}

/** Whether a hunk of an old patch, its `@@` line first, changed a line near the change, or something under the same heading. */
export function isNear([header = '', ...content]: readonly string[], near: NearChange): boolean {
  const heading = /^@@[^@]*@@ (.*)$/.exec(header)?.[1];
  if (heading !== undefined && near.headings.has(cut(heading))) return true;
  return content.some((line) => /^[+-]/.test(line) && near.lines.has(trimmed(line.slice(1))));
}

function side(lines: readonly string[], { start, count }: Hunk['old']): readonly string[] {
  return count === 0 ? [] : lines.slice(start - 1, start - 1 + count);
}

/** What git takes for a heading where no attribute says otherwise: the nearest line above that begins with a letter. */
function headingAbove(lines: readonly string[], start: number): string[] {
  const found = lines.slice(0, Math.max(0, start - 1)).findLast((line) => /^[A-Za-z_$]/.test(line));
  return found === undefined ? [] : [cut(found)];
}

function cut(heading: string): string {
  return Buffer.from(heading).subarray(0, HEADING).toString('utf8').trimEnd();
}

function trimmed(line: string): string {
  return line.trim();
}

function isTelling(line: string): boolean {
  return TELLING.test(line);
}
