import type { TriggerKind } from '../contract-trigger.ts';
import { inOneLine } from './masked.ts';

/** The lines of a function that concern one part of its contract, each as often as it occurs. */
export type Statements = Readonly<
  Record<'output' | 'failure' | 'null' | 'side effect' | 'conditions', readonly string[]>
>;

const FAILS =
  /\b(?:throws?|raise|reraise|panic|abort|exit|die|fail|bail|unreachable|unimplemented|todo|assert\w*|catch|except|rescue|unwrap|expect|reject)\b|\bErr\(|\berrors\.New\b|\bErrorf\b|\?;|\breturn\b[^\n]*\berr\b/;
const IS_NULL =
  /\b(?:null|undefined|None|nil|nullptr|NULL|Option|Optional|Some|is_none|is_some|isPresent|ofNullable|unwrap_or\w*|ok_or\w*)\b|\?\?|\?\.|!!\.?|\?:|\.nil\?|-[zn]\s/;
const OUTER_WRITE =
  /(?:\bthis\.|\bself\.|@|\b(?!const\b|let\b|var\b)\w+(?:\.|->))[\w.$[\]>-]*\s*(?:[-+*/|&%^?]{0,3}=(?![=>])|\+\+|--)|\b(?:global|nonlocal)\b|\bdelete\s+\w+[.[]|\bdel\s+\w/;
const TOUCHES =
  /\bawait\b|\.?\b(?:fetch|emit|dispatch|publish|notify|send\w*|post|put|patch|save\w*|write\w*|insert\w*|update\w*|remove\w*|delete\w*|commit|rollback|flush|query|exec\w*|spawn\w*|system|popen|unlink|mkdir\w*|rename|chmod|print\w*|println|puts|echo|printf|log|warn|error|info|debug|open|connect|request|setItem|setTimeout|setInterval)!?\s*\(|\b(?:curl|wget|rm|mv|cp|mkdir|chmod|kill)\s+[^\s=]|<-|\bgo\s+\w|\bdefer\s/;
const CONDITION =
  /\b(?:if|else|elif|elsif|unless|for|foreach|while|until|loop|switch|case|match|when|select|break|continue|goto|then)\b|&&|\|\||\?[^?.:]*:/;
const RETURNS = /\b(?:return|yield)\b/;

/**
 * @param code the body without comments
 * @param mask the same with strings blank: the text of a string is not what the code does
 * @param lastIsValue the last line gives the value (Rust, Ruby, an arrow function without braces)
 */
export function statementsOf(code: string, mask: string, lastIsValue: boolean): Statements {
  const masks = mask.split('\n');
  const lines = code.split('\n').map((line, index) => ({ text: inOneLine(line), mask: masks[index] ?? '' }));
  const said = lines.filter(({ text }) => /\w/.test(text));
  const last = said.at(-1);
  const that = (speaks: RegExp): string[] =>
    said.filter((line) => speaks.test(line.mask)).map(({ text }) => text);
  return {
    output: said
      .filter((line) => RETURNS.test(line.mask) || (lastIsValue && line === last))
      .map(({ text }) => text),
    failure: that(FAILS),
    null: that(IS_NULL),
    'side effect': said
      .filter((line) => OUTER_WRITE.test(line.mask) || TOUCHES.test(line.mask))
      .map(({ text }) => text),
    conditions: that(CONDITION),
  };
}

/** The maximum length of a line of `what` (UTF-16 code units). */
const LONGEST = 240;

/** `failure: adds "a"; removes "b"`, or undefined if both sides have the same lines. */
export function differenceOf(
  kind: TriggerKind,
  before: readonly string[],
  after: readonly string[],
): string | undefined {
  const [added, removed] = [missingFrom(before, after), missingFrom(after, before)];
  if (added.length === 0 && removed.length === 0) return undefined;
  const [onlyAdded, onlyRemoved] = [added[0], removed[0]];
  if (added.length === 1 && removed.length === 1 && onlyAdded !== undefined && onlyRemoved !== undefined)
    return bounded(`${kind}: ${shown(onlyRemoved)} became ${shown(onlyAdded)}`);
  return bounded(
    `${kind}: ${[listed('adds', added), listed('removes', removed)].filter((text) => text !== '').join('; ')}`,
  );
}

function listed(verb: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const more = lines.length > 2 ? ` and ${lines.length - 2} more` : '';
  return `${verb} ${lines.slice(0, 2).map(shown).join(', ')}${more}`;
}

function shown(line: string): string {
  return `\`${cut(line, 80)}\``;
}

export function bounded(text: string): string {
  return cut(inOneLine(text), LONGEST);
}

/** Never through the middle of a character. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** What `other` has more of. */
function missingFrom(lines: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of lines) left.set(line, (left.get(line) ?? 0) + 1);
  return other.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
