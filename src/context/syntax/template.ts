/**
 * The offset after a JavaScript template literal whose back-tick stands just before `after`.
 *
 * Templates nest through `${…}`; the depth is kept in a list, since a hostile file may nest ten thousand of them.
 */
export function templateEnd(text: string, _at: number, after: number): number {
  // '`': inside a template's text; '{': inside an expression's braces.
  const open: ('`' | '{')[] = ['`'];
  for (let offset = after; offset < text.length; offset += 1) {
    const char = text[offset];
    if (char === '\\') offset += 1;
    else if (open.at(-1) === '`') {
      if (char === '`') open.pop();
      else if (char === '$' && text[offset + 1] === '{') {
        open.push('{');
        offset += 1;
      }
      if (open.length === 0) return offset + 1;
    } else if (char === '`' || char === '{') open.push(char);
    else if (char === '}') open.pop();
    else if (char === '"' || char === "'") offset = stringEnd(text, offset);
  }
  return text.length;
}

/** The offset of the quote that closes the one at `at`, or `at` when its line ends first. */
function stringEnd(text: string, at: number): number {
  for (let offset = at + 1; offset < text.length && text[offset] !== '\n'; offset += 1) {
    if (text[offset] === '\\') offset += 1;
    else if (text[offset] === text[at]) return offset;
  }
  return at;
}
