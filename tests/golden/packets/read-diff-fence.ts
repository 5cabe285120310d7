/** One changed line as a packet shows it: `src/a.ts +12 const a = 1;`, removed lines with `-` and their old number. */
export type ShownLine = string;

/**
 * The changed lines in a packet's diff fence, read the way an agent reads them: file by its two names, lines by the
 * counts and numbers of the `@@` headers. Throws if a header does not match its lines.
 */
export function changedLinesIn(packet: string): ShownLine[] {
  const fenced = /^<UNTRUSTED_DIFF nonce="([0-9a-f]{32})">\n([\s\S]*?)^<\/UNTRUSTED_DIFF nonce="\1">$/m.exec(
    packet,
  );
  if (fenced === null) throw new Error('no diff fence');
  const lines = (fenced[2] ?? '').split('\n');
  const shown: ShownLine[] = [];
  let file = '';
  for (let at = 0; at < lines.length - 1;) {
    const line = lines[at] ?? '';
    if (line.startsWith('--- ')) {
      const [old, now] = [line.slice(4), (lines[at + 1] ?? '').slice(4)];
      file = (now === '/dev/null' ? old : now).slice(2);
      at += 2;
    } else if (line.startsWith('(')) {
      at += 1;
    } else {
      at = readHunk(lines, at, file, shown);
    }
  }
  return shown;
}

function readHunk(lines: readonly string[], start: number, file: string, shown: ShownLine[]): number {
  const head = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[start] ?? '');
  if (head === null) throw new Error(`not a hunk header: ${lines[start] ?? ''}`);
  let [oldLeft, newLeft] = [Number(head[2] ?? 1), Number(head[4] ?? 1)];
  let oldLine = Number(head[1]) + (oldLeft === 0 ? 1 : 0);
  let newLine = Number(head[3]) + (newLeft === 0 ? 1 : 0);
  let at = start + 1;
  for (; oldLeft > 0 || newLeft > 0; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('\\')) continue;
    if (line.startsWith('+')) shown.push(`${file} +${newLine} ${line.slice(1)}`);
    else if (line.startsWith('-')) shown.push(`${file} -${oldLine} ${line.slice(1)}`);
    else if (!line.startsWith(' ')) throw new Error(`the header promises more lines: ${lines[start] ?? ''}`);
    if (!line.startsWith('+')) [oldLeft, oldLine] = [oldLeft - 1, oldLine + 1];
    if (!line.startsWith('-')) [newLeft, newLine] = [newLeft - 1, newLine + 1];
  }
  return (lines[at] ?? '').startsWith('\\') ? at + 1 : at;
}
