import { withoutInlineCode } from './inline-code.ts';

/**
 * The prose of a markdown file: without fenced and indented code, inline code, HTML blocks and comments, and without the marks of
 * lists and quotes. Line numbers are not those of the file.
 */
export function proseOf(markdown: string): string {
  const prose: string[] = [];
  let state: State = { until: null, lists: [], afterBlank: true, inCode: false };
  for (const line of markdown.split(/\r?\n/)) {
    const [text, next] = readLine(line, state);
    if (text !== undefined) prose.push(text);
    state = next;
  }
  return prose
    .join('\n')
    .split(/\n{2,}/)
    .map(withoutInlineCode)
    .join('\n\n');
}

type State = {
  /** Matches the line that ends the current fence or HTML block. */
  readonly until: RegExp | null;
  /** Columns where the text of the open list items starts, outermost first. */
  readonly lists: readonly number[];
  readonly afterBlank: boolean;
  /** In indented code, which continues after blank lines. */
  readonly inCode: boolean;
};

/** The prose on the line, if any, and the state after it. */
function readLine(line: string, state: State): [string | undefined, State] {
  if (state.until !== null) {
    return [undefined, state.until.test(line) ? { ...state, until: null, afterBlank: true } : state];
  }
  if (/^\s*$/.test(line)) return ['', { ...state, afterBlank: true }];
  const columns = indentation(line);
  const lists = state.lists.filter((column) => column <= columns);
  // Indented code cannot interrupt a paragraph.
  if (columns - (lists.at(-1) ?? 0) >= 4 && (state.afterBlank || state.inCode)) {
    return [undefined, { ...state, lists, afterBlank: false, inCode: true }];
  }
  const inner = insideMarks(line, lists);
  const until = blockEnd(inner.text, state.afterBlank);
  const next = { until, lists: inner.lists, afterBlank: false, inCode: false };
  return [until === null && !isWholeHtmlBlock(inner.text) ? inner.text : undefined, next];
}

function indentation(line: string): number {
  const blanks = /^[ \t]*/.exec(line)?.[0] ?? '';
  return blanks.replaceAll('\t', '    ').length;
}

/** Removes `- `, `1. ` and `> ` before the text, however many there are. */
function insideMarks(line: string, lists: readonly number[]): { text: string; lists: readonly number[] } {
  const open = [...lists];
  let column = indentation(line);
  let text = line.trimStart();
  for (;;) {
    const mark = /^(?:[-*+]|\d{1,9}[.)])(?: {1,4}(?=\S)|[ \t]+|$)|^>[ \t]?/.exec(text)?.[0];
    if (mark === undefined) return { text, lists: open };
    column += mark.length;
    if (!mark.startsWith('>')) open.push(column);
    text = text.slice(mark.length);
  }
}

const BLOCK_TAG =
  /^<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|title|tr|ul)(?:\s|\/?>|$)/i;

/** What ends the block that this text opens; null when it opens none, or opens and ends it. */
function blockEnd(text: string, afterBlank: boolean): RegExp | null {
  const fence = /^(`{3,})[^`]*$|^(~{3,})/.exec(text);
  if (fence !== null) {
    const run = fence[1] ?? fence[2] ?? '';
    return new RegExp(`^[\\s>]*\\${run.charAt(0)}{${run.length},}\\s*$`);
  }
  for (const [start, end] of HTML_BLOCKS) {
    const opened = start.exec(text)?.[0];
    if (opened !== undefined) return end.test(text.slice(opened.length)) ? null : end;
  }
  const isLoneTag = afterBlank && /^<\/?[A-Za-z][^<>]*>\s*$/.test(text);
  return BLOCK_TAG.test(text) || isLoneTag ? /^\s*$/ : null;
}

/** The first opens the block, and the second ends it, on the same line or a later one. */
const HTML_BLOCKS: readonly (readonly [RegExp, RegExp])[] = [
  [/^<!--/, /-->/],
  [/^<(?:script|pre|style|textarea)(?=\s|>|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![A-Za-z]/, />/],
];

function isWholeHtmlBlock(text: string): boolean {
  return HTML_BLOCKS.some(([start]) => start.test(text));
}
