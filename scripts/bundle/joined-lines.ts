import { transform } from 'esbuild';
import { codeLines, type CodeLine } from './code-lines.ts';

const WIDTH = 120;

/**
 * Code as esbuild prints it, with lists, objects, arguments and lone statements on one line where they fit: esbuild leaves lists on
 * several lines if their source did, and puts each statement on its own. Throws if more than white space differs.
 */
export async function withJoinedLines(code: string): Promise<string> {
  const joined = joinedLines(code);
  const [before, after] = await Promise.all([code, joined].map(withoutSpace));
  if (before !== after) throw new Error(`joined lines say something else: ${firstOther(before, after)}`);
  return joined;
}

export function joinedLines(code: string): string {
  const lines: CodeLine[] = [];
  // From the last line to the first, so that what is inside of a list is joined before the list; `lines` is the rest, backwards.
  for (const line of codeLines(code).toReversed()) {
    lines.push(line);
    while (joinBody(lines) || joinList(lines));
  }
  return lines
    .toReversed()
    .map(({ indent, text }) => ' '.repeat(indent) + text)
    .join('\n');
}

/** `if (…)`, `else`, `for (…)` or `case …:` and the one simple statement under it. */
function joinBody(lines: CodeLine[]): boolean {
  const [head, body, next] = [lines.at(-1), lines.at(-2), lines.at(-3)];
  if (head === undefined || body === undefined || next === undefined) return false;
  if (!/^(?:\} )?(?:(?:else )?(?:if|for|while) \(.*\)|else|case .*:|default:)$/.test(head.text)) return false;
  if (body.indent !== head.indent + 2 || next.indent > head.indent) return false;
  if (!/^(?!if |for |while |switch |try |do ).*;$/.test(body.text)) return false;
  return replaced(lines, 2, { indent: head.indent, text: `${head.text} ${body.text}` });
}

/** What begins with the end of this line, with brackets around it, up to the line that begins with its end. */
function joinList(lines: CodeLine[]): boolean {
  const head = lines.at(-1);
  const [bracket] = /[{[(]$/.exec(head?.text ?? '') ?? [];
  if (head === undefined || bracket === undefined) return false;
  const end = lines.findLastIndex(({ indent }, at) => at < lines.length - 1 && indent <= head.indent);
  const last = lines[end];
  const parts = lines.slice(end + 1, -1).toReversed();
  if (last?.indent !== head.indent || !/^[}\])]/.test(last.text) || parts.length === 0) return false;
  if (!parts.every(({ indent, text }, at) => isPart(text, at === parts.length - 1) && indent > head.indent))
    return false;
  const space = bracket === '{' ? ' ' : '';
  const inside = parts.map(({ text }) => text).join(' ');
  const text = `${head.text}${space}${inside}${space}${last.text}`;
  return replaced(lines, parts.length + 2, { indent: head.indent, text });
}

/** Not a statement, nor the beginning of something on several lines. */
function isPart(text: string, isLast: boolean): boolean {
  return isLast ? !/[,;{[(:]$|^\}$/.test(text) : text.endsWith(',');
}

function replaced(lines: CodeLine[], count: number, line: CodeLine): boolean {
  if (line.indent + line.text.length > WIDTH || line.text.includes('\n')) return false;
  lines.splice(-count, count, line);
  return true;
}

async function withoutSpace(code: string): Promise<string> {
  return (await transform(code, { minifyWhitespace: true, target: 'node20' })).code;
}

function firstOther(before = '', after = ''): string {
  const at = before.split('').findIndex((character, index) => character !== after[index]);
  const place = (text: string): string => text.slice(Math.max(0, at - 40), at + 40);
  return `${place(before)} became ${place(after)}`;
}
