/**
 * A paragraph without code spans, comments and tags. Each is replaced by a line break, because the text after it is separate.
 * Takes linear time for any text.
 */
export function withoutInlineCode(paragraph: string): string {
  return withoutComments(withoutCodeSpans(paragraph)).replace(/<\/?[A-Za-z][^<>\n]*>/g, '\n');
}

/** A run of backticks opens a span when a run of the same length follows. */
function withoutCodeSpans(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: run, index }) => ({ start: index, length: run.length }));
  const closing: (number | undefined)[] = [];
  const nearest = new Map<number, number>();
  for (const [i, { length }] of [...runs.entries()].reverse()) {
    closing[i] = nearest.get(length);
    nearest.set(length, i);
  }
  const pieces: string[] = [];
  let at = 0;
  for (let i = 0; i < runs.length; i++) {
    const open = runs[i];
    const closeIndex = closing[i];
    const close = closeIndex === undefined ? undefined : runs[closeIndex];
    if (open === undefined || closeIndex === undefined || close === undefined) continue;
    pieces.push(text.slice(at, open.start), '\n');
    at = close.start + close.length;
    i = closeIndex;
  }
  return pieces.join('') + text.slice(at);
}

/** An unclosed comment is text. */
function withoutComments(text: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    const end = start === -1 ? -1 : text.indexOf('-->', start + 4);
    if (end === -1) break;
    pieces.push(text.slice(at, start), '\n');
    at = end + 3;
  }
  return pieces.join('') + text.slice(at);
}
