import type { ShownHunk } from '../../../packets/hunks/shown-files.ts';

/** One line of a hunk, numbered on the sides that have it. */
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
    const text = cut(line.slice(1));
    switch (line.charAt(0)) {
      case '+':
        return { kind: 'added', old: null, now: newLine++, text };
      case '-':
        return { kind: 'removed', old: oldLine++, now: null, text };
      case '\\':
        return { kind: 'remark', old: null, now: null, text: text.trim() };
      default:
        return { kind: 'context', old: oldLine++, now: newLine++, text };
    }
  });
}

/** If every line of the hunk ends with CR, the CRs mean nothing; if only some do, they may be the change. */
function carriageReturns(lines: readonly string[]): (line: string) => string {
  const all =
    lines[0]?.endsWith('\r') === true && lines.every((line) => line.endsWith('\r') || line.startsWith('\\'));
  return all ? (line) => line.replace(/\r$/, '') : (line) => line;
}
