import { leanHunk } from './lean-hunk.ts';

/** Nobody anchors a finding in an old patch: a line on each side and the heading tell where it stood. */
const CONTEXT_LINES = 1;

const HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

/**
 * An excerpt of a patch with the context of its hunks narrowed. A hunk of which lines are left out stays as it is; what is
 * said of whole hunks at the end belongs to none of them.
 */
export function leanPatch(excerpt: string): string {
  return excerpt
    .split(/(?<=\n)(?=@@ |\[\d+ more hunks )/)
    .map(leanPart)
    .join('');
}

function leanPart(text: string): string {
  const found = HEADER.exec(text);
  // The last line of an excerpt may lack its end, and a line of its own says what is left out.
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  if (found === null || /^\[/m.test(whole)) return text;
  const [old, now] = [sideOf(found[1], found[2]), sideOf(found[3], found[4])];
  const lean = leanHunk({ id: '', old, new: now, text: whole }, CONTEXT_LINES).text;
  return text.endsWith('\n') ? lean : lean.slice(0, -1);
}

function sideOf(start = '0', count = '1'): { start: number; count: number } {
  return { start: Number(start), count: Number(count) };
}
