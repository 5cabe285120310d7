/**
 * First lines (1-based, nearest first) of the constructs that enclose a line, found by indentation: function, class,
 * block. Cheap and independent of the language; a wrong guess shows one comment too many.
 */
export function enclosingHeaders(lines: readonly string[], line: number): number[] {
  const headers: number[] = [];
  let limit = indentOfCode(lines, line);
  for (let at = line - 1; at >= 1 && limit > 0; at -= 1) {
    const text = lines[at - 1] ?? '';
    const indent = indentation(text);
    if (text.trim() === '' || indent >= limit) continue;
    if (onlyCloses(text)) continue;
    headers.push(at);
    limit = indent;
  }
  return headers;
}

/** `{` alone, or the end of a signature such as `): number {`: the header began further up. */
function onlyCloses(text: string): boolean {
  return /^\s*(\{|[)\]}>].*)\s*$/.test(text);
}

/** A blank line counts as indented like the code below it. */
function indentOfCode(lines: readonly string[], line: number): number {
  for (let at = line; at <= lines.length; at += 1) {
    const text = lines[at - 1] ?? '';
    if (text.trim() !== '') return indentation(text);
  }
  return 0;
}

function indentation(text: string): number {
  return text.length - text.trimStart().length;
}

/** The line above a header, skipping annotations such as `@Override`, `#[test]` and `template<…>`. */
export function lineAbove(lines: readonly string[], header: number): number {
  let at = header - 1;
  while (at >= 1 && /^\s*(@|#\[|\[\w|template\s*<)/.test(lines[at - 1] ?? '')) at -= 1;
  return at;
}
