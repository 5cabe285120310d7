/**
 * The test of a line `tests/test_a.py::test_b[a - b] - AssertionError: …`, without its message. Parameters may contain brackets
 * and dashes; they end where their brackets balance, or else at the first `] - `.
 */
export function testId(text: string): string {
  const start = /^[^[]*?::[^[ ]*(?=\[)/.exec(text)?.[0].length;
  if (start === undefined) return before(text, ' - ');
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '[') depth += 1;
    if (text[index] === ']') depth -= 1;
    const ends = index + 1 === text.length || text.startsWith(' - ', index + 1);
    if (depth === 0 && ends) return text.slice(0, index + 1);
  }
  const end = text.indexOf('] - ', start);
  return end === -1 ? text : text.slice(0, end + 1);
}

function before(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at === -1 ? text : text.slice(0, at);
}
