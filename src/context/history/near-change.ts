import type { Hunk } from '../../diff/changed-lines.ts';
import type { ChangedSource } from '../changed-source.ts';

/** How an old patch is recognised as touching the same place as a change, wherever its lines were then. */
export type NearChange = {
  /** Lines of the change's hunks, without leading and trailing white space. */
  readonly lines: ReadonlySet<string>;
  /** Those that appear nowhere else in the file, and the headings that git prints after `@@` for the hunks. */
  readonly landmarks: ReadonlySet<string>;
};

/** A shorter line, or one of punctuation alone, is in every file. */
const TELLING = /^(?=.*[\p{L}\p{N}]).{8,}$/u;
/** git cuts the text after `@@` at this length, in bytes; a longer heading is compared up to it. */
const HEADING = 80;

export function nearChange({ change, before, after }: ChangedSource): NearChange {
  const hunks = change.kind === 'opaque' ? [] : change.hunks;
  const [old, now] = [(before ?? '').split('\n'), (after ?? '').split('\n')];
  const shownOld = hunks.flatMap((hunk) => side(old, hunk.old)).map(trimmed);
  const shownNow = hunks.flatMap((hunk) => side(now, hunk.new)).map(trimmed);
  const counts = new Map<string, number>();
  for (const line of old) counts.set(trimmed(line), (counts.get(trimmed(line)) ?? 0) + 1);
  const landmarks = [
    ...shownOld.filter((line) => isTelling(line) && counts.get(line) === 1),
    ...hunks.flatMap((hunk) => headingAbove(old, hunk.old.start)),
  ];
  return {
    lines: new Set([...shownOld, ...shownNow].filter(isTelling)),
    landmarks: new Set(landmarks.map(cut)),
  };
}

/** Whether a hunk of an old patch, its `@@` line first, changed a line of the change's hunks or is at a landmark. */
export function isNear([header = '', ...content]: readonly string[], near: NearChange): boolean {
  const heading = /^@@[^@]*@@ (.*)$/.exec(header)?.[1] ?? '';
  return (
    near.landmarks.has(cut(heading)) ||
    content.some((line) => {
      const text = trimmed(line.slice(1));
      return near.landmarks.has(cut(text)) || (!line.startsWith(' ') && near.lines.has(text));
    })
  );
}

function side(lines: readonly string[], { start, count }: Hunk['old']): readonly string[] {
  return count === 0 ? [] : lines.slice(start - 1, start - 1 + count);
}

/** What git uses as a heading without a configured attribute: the nearest line above that begins with a letter. */
function headingAbove(lines: readonly string[], start: number): string[] {
  const found = lines.slice(0, Math.max(0, start - 1)).findLast((line) => /^[A-Za-z_$]/.test(line));
  return found === undefined ? [] : [found];
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
