type Range = { readonly start: number; readonly end: number };

/** How many characters of the line before, and of the text after, are examined. */
const MOST_BEFORE = 2000;
const MOST_BEHIND = 400;

/** The characters of an expression of names, members and operators. */
const NAMES = /^[\w.+/-]+$/;

/** Nothing in here ends a string, returns from it to code, calls or joins. */
const PLAIN = String.raw`[\w\s.:/=?&%@-]{0,400}`;
const OPENED = new RegExp(String.raw`(?<quote>["'\`])${PLAIN}$`);
const CLOSED = new RegExp(String.raw`^${PLAIN}(?<quote>["'\`])`);

/** What may be between a name and its call: blanks, an end of a line, a comment. */
const GAP = String.raw`(?:\s|\\\n|/\*[^*]{0,100}\*/)*`;
/** Calls, members, indexes, types, tagged strings, assignments and comparisons. */
const GOES_ON = new RegExp(
  String.raw`^${GAP}(?:\(|\?\.|!?\.[\p{L}_$(]|->|::|!\s*[([{.])` +
    String.raw`|^\.\s+[\p{L}_$][\w$]*\s?[([]` +
    String.raw`|^<[^<>()]{0,100}>\s*\(` +
    '|^`' +
    String.raw`|^[ \t]*(?:\[|\{|[-+*/%^]?=|\*\*=|(?:\+\+|--)(?![\w+-])|\?\?|&&|\|\||[|<]>|<\||!=|\$\s|do\b|\?\s)`,
  'u',
);
const COMES_FROM =
  /(?:[$@!~\\]|::|->|\|>|<\||&&|\|\||[$#]\{|\$\(|\?\?|(?<![+-])(?:\+\+|--)|(?<![\w-])(?:new|await|yield|return|throw|typeof|delete|void|defer|raise|elif|unless|assert|lambda)\s)\s*$/;
/** Where a shell, or a language that calls without brackets, expects the name of a command; and how an argument begins. */
const COMMAND = /(?:^|[;&|({]|\b(?:then|do|else))\s*$/;
const ARGUMENT = /^[ \t]+["'$:@\-/\d]/;

/**
 * Whether a range of a text is a name, a member or an operation that runs, rather than the text of a literal or a value: names
 * can be chosen to look like a token. Looks only at the neighbouring text, so that a text is judged alike wherever it is quoted.
 */
export function isExpression(content: string, { start, end }: Range): boolean {
  const text = content.slice(start, end);
  if (!NAMES.test(text)) return false;
  const before = lineBefore(content, start);
  // A sign at the end may be half of an operator.
  const behind = content.slice(start + text.replace(/[+/-]+$/, '').length, end + MOST_BEHIND);
  if (isInLiteral(before, behind)) return false;
  return GOES_ON.test(behind) || COMES_FROM.test(before) || (COMMAND.test(before) && ARGUMENT.test(behind));
}

function lineBefore(content: string, start: number): string {
  const text = content.slice(Math.max(0, start - MOST_BEFORE), start);
  return text.slice(text.lastIndexOf('\n') + 1);
}

function isInLiteral(before: string, behind: string): boolean {
  const touching = /["'`]$/.exec(before)?.[0];
  if (touching !== undefined && behind.replace(/^\\+/, '').startsWith(touching)) return true;
  const quote = OPENED.exec(before)?.groups?.['quote'];
  const line = /^[^\n]*/.exec(behind)?.[0] ?? '';
  if (quote === undefined || CLOSED.exec(line)?.groups?.['quote'] !== quote) return false;
  return before.split(quote).length % 2 === 0;
}
