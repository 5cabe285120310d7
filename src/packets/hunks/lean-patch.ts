import { leanHunk } from './lean-hunk.ts';

/** Nobody anchors a finding in an old patch: a line on each side and the heading show where it was. */
const CONTEXT_LINES = 1;

const HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/**
 * An excerpt of a patch with less context in its hunks. A hunk with omitted lines stays as it is; the note at the end about
 * omitted hunks belongs to none of them.
 */
export function leanPatch(excerpt: string): string {
  return excerpt
    .split(/(?<=\n)(?=@@ |\[\d+ more hunks )/)
    .map(leanPart)
    .join('');
}

function leanPart(text: string): string {
  const found = HEADER.exec(text);
  // The last line of an excerpt may lack its newline, and a separate line says what is left out.
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  if (found === null || /^\[/m.test(whole)) return text;
  const [old, now] = [sideOf(found[1], found[2]), sideOf(found[3], found[4])];
  const lean = leanHunk({ id: '', old, new: now, text: whole }, CONTEXT_LINES).text;
  return text.endsWith('\n') ? lean : lean.slice(0, -1);
}

function sideOf(start = '0', count = '1'): { start: number; count: number } {
  return { start: Number(start), count: Number(count) };
}
