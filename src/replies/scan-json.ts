import { Failure, type FailureCode } from '../kernel/failure.ts';
import { shown } from './show-value.ts';

export const MAX_DEPTH = 64;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const BLANK = /[ \t\n\r]*/y;

/** Where the walk stands: inside which value, how many containers deep. */
type Here = { readonly text: string; readonly pointer: string; readonly depth: number };

/**
 * Walks the one JSON value that starts at an offset (UTF-16 units from 0) and returns the offset behind it.
 *
 * Refuses what `JSON.parse` lets pass: equal keys (it keeps the last, and `{"findings":[…],"findings":[]}` reads as
 * no findings), nesting over 64, numbers that overflow to infinity, and NUL and halves of surrogate pairs, which do
 * not survive being written to a file. What may follow the value is the caller's question.
 */
export function scanValue(text: string, from: number): number {
  return valueEnd({ text, pointer: '', depth: 0 }, from);
}

function valueEnd(here: Here, from: number): number {
  const at = afterBlank(here.text, from);
  const first = here.text[at];
  if (first === '{') return objectEnd(inside(here, at), at + 1);
  if (first === '[') return arrayEnd(inside(here, at), at + 1);
  return first === '"' ? stringAt(here, at).end : scalarEnd(here, at);
}

function objectEnd(here: Here, from: number): number {
  const keys = new Set<string>();
  let at = afterBlank(here.text, from);
  if (here.text[at] === '}') return at + 1;
  for (;;) {
    if (here.text[at] !== '"') throw unexpected(here, at, 'a key in double quotes');
    const key = stringAt(here, at);
    if (keys.has(key.value)) {
      throw refused(
        'refused/duplicate-key',
        here,
        at,
        `the key ${shown(key.value)} stands twice in one object`,
      );
    }
    keys.add(key.value);
    const colon = afterBlank(here.text, key.end);
    if (here.text[colon] !== ':') throw unexpected(here, colon, '":" after a key');
    at = afterBlank(here.text, valueEnd(child(here, key.value), colon + 1));
    if (here.text[at] === '}') return at + 1;
    if (here.text[at] !== ',') throw unexpected(here, at, '"," or "}"');
    at = afterBlank(here.text, at + 1);
  }
}

function arrayEnd(here: Here, from: number): number {
  let at = afterBlank(here.text, from);
  if (here.text[at] === ']') return at + 1;
  for (let index = 0; ; index += 1) {
    at = afterBlank(here.text, valueEnd(child(here, String(index)), at));
    if (here.text[at] === ']') return at + 1;
    if (here.text[at] !== ',') throw unexpected(here, at, '"," or "]"');
    at += 1;
  }
}

function stringAt(here: Here, at: number): { readonly value: string; readonly end: number } {
  let end = at + 1;
  while (end < here.text.length && here.text[end] !== '"') end += here.text[end] === '\\' ? 2 : 1;
  if (end >= here.text.length) throw refused('refused/not-strict-json', here, at, 'a string never ends');
  const value = decoded(here, at, end + 1);
  if (/[\0\p{Surrogate}]/u.test(value)) {
    throw refused('refused/not-strict-json', here, at, 'a string holds NUL or half of a surrogate pair');
  }
  return { value, end: end + 1 };
}

function decoded(here: Here, at: number, end: number): string {
  try {
    return JSON.parse(here.text.slice(at, end)) as string;
  } catch {
    const what = 'a string holds an unescaped control character or an unknown escape';
    throw refused('refused/not-strict-json', here, at, what);
  }
}

function scalarEnd(here: Here, at: number): number {
  const end = matchEnd(WORD, here.text, at) ?? matchEnd(NUMBER, here.text, at);
  if (end === undefined) throw unexpected(here, at, 'a JSON value');
  const token = here.text.slice(at, end);
  // Of a word this is NaN.
  if (Math.abs(Number(token)) === Infinity) {
    throw refused('refused/not-strict-json', here, at, `the number ${shown(token)} is out of range`);
  }
  return end;
}

function inside(here: Here, at: number): Here {
  if (here.depth < MAX_DEPTH) return { ...here, depth: here.depth + 1 };
  throw refused('refused/too-deep', here, at, `values are nested more than ${MAX_DEPTH} deep`);
}

function child(here: Here, key: string): Here {
  return { ...here, pointer: `${here.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` };
}

function afterBlank(text: string, at: number): number {
  return matchEnd(BLANK, text, at) ?? at;
}

function matchEnd(token: RegExp, text: string, at: number): number | undefined {
  token.lastIndex = at;
  return token.test(text) ? token.lastIndex : undefined;
}

function unexpected(here: Here, at: number, wanted: string): Failure {
  const found = /^[^\s,\]}]{1,40}/.exec(here.text.slice(at, at + 40))?.[0] ?? here.text[at];
  const what = found === undefined ? 'the end of the text' : shown(found);
  return refused('refused/not-strict-json', here, at, `expected ${wanted}, found ${what}`);
}

function refused(code: FailureCode, here: Here, at: number, what: string): Failure {
  const before = here.text.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  const where = here.pointer === '' ? '' : ` in ${shown(here.pointer)}`;
  return new Failure(code, `${what}${where} (line ${line}, column ${column})`);
}
