import type { ShownHunk } from '../../packets/shown-files.ts';

/** One line of a hunk, numbered on the sides where it stands. */
export type HunkRow = {
  readonly kind: 'added' | 'removed' | 'context' | 'remark';
  readonly old: number | null;
  readonly now: number | null;
  readonly text: string;
};

/** The lines of a hunk below its `@@` line. `\ No newline at end of file` is a remark, on no side. */
export function hunkRows({ text, old, new: now }: ShownHunk): HunkRow[] {
  const [, ...lines] = text.replace(/\n$/, '').split('\n');
  const cut = carriageReturns(lines);
  let [oldLine, newLine] = [old.start, now.start];
  return lines.map((line): HunkRow => {
    const content = cut(line.slice(1));
    if (line.startsWith('+')) return { kind: 'added', old: null, now: newLine++, text: content };
    if (line.startsWith('-')) return { kind: 'removed', old: oldLine++, now: null, text: content };
    if (line.startsWith('\\')) return { kind: 'remark', old: null, now: null, text: content.trim() };
    return { kind: 'context', old: oldLine++, now: newLine++, text: content };
  });
}

/** Where every line of the hunk ends with CR they say nothing; where some do, the change may be just that. */
function carriageReturns(lines: readonly string[]): (line: string) => string {
  const all = lines.every((line) => line.endsWith('\r') || line.startsWith('\\'));
  return all ? (line) => line.replace(/\r$/, '') : (line) => line;
}
