/** A line of code without its indentation. One on which a template begins goes on to the end of the line on which it ends. */
export type CodeLine = { readonly indent: number; readonly text: string };

// After a value, a slash with spaces around it divides: so esbuild prints it.
const TOKEN =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/.*|\/\*[^]*?\*\/|(?<![\w$)\]] (?=\/=? ))\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[`{}\n]/g;
const TEMPLATE = /(?:[^`\\$]|\\[^]|\$(?!\{))*(?:`|\$\{)/y;

/** The lines of code that esbuild has printed. */
export function codeLines(code: string): CodeLine[] {
  const ends: number[] = [];
  /** The open brackets, each with whether it is one of a template. */
  const open: boolean[] = [];
  let at = 0;
  for (;;) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(code);
    if (token === null) break;
    at = TOKEN.lastIndex;
    if (token[0] === '\n') ends.push(token.index);
    if (token[0] === '{') open.push(false);
    if (token[0] !== '`' && !(token[0] === '}' && open.pop() === true)) continue;
    TEMPLATE.lastIndex = at;
    if (TEMPLATE.exec(code)?.[0].endsWith('{') === true) open.push(true);
    at = Math.max(at, TEMPLATE.lastIndex);
  }
  return [...ends, code.length].map((end, place) => {
    const line = code.slice(place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, end);
    const text = line.trimStart();
    return { indent: line.length - text.length, text };
  });
}
