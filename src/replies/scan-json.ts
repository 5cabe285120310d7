import { Failure, type FailureCode } from '../kernel/failure.ts';
import { shown } from './show-value.ts';

export const MAX_DEPTH = 64;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
/** Nearly every string: what is between its quotes is its value. */
const PLAIN_STRING = /"[ !#-[\]-~]*"/y;

/** Where the scan is: the keys and indexes of the enclosing containers. They are formatted only for a refusal. */
type Here = { readonly text: string; readonly path: (string | number)[] };

/**
 * Scans the one JSON value that starts at an offset (UTF-16 units from 0) and returns the offset after it.
 *
 * Refuses what `JSON.parse` accepts: duplicate keys (it keeps the last, and `{"findings":[…],"findings":[]}` reads as
 * no findings), nesting over 64, numbers that overflow to infinity, and NUL and lone surrogates, which do
 * not survive being written to a file. The caller decides what may follow the value.
 */
export function scanValue(text: string, from: number): number {
  return valueEnd({ text, path: [] }, from);
}

function valueEnd(here: Here, from: number): number {
  const at = skipWhitespace(here.text, from);
  const first = here.text[at];
  if (first === '"') return stringEnd(here, at);
  if (first === '{') return objectEnd(here, at);
  return first === '[' ? arrayEnd(here, at) : scalarEnd(here, at);
}

function objectEnd(here: Here, start: number): number {
  const { text, path } = here;
  const depth = depthInside(here, start);
  const keys = new Set<string>();
  let at = skipWhitespace(text, start + 1);
  if (text[at] === '}') return at + 1;
  for (;;) {
    if (text[at] !== '"') throw unexpected(here, at, 'a key in double quotes');
    const end = stringEnd(here, at);
    const key = decoded(here, at, end);
    if (keys.has(key)) {
      throw refused('refused/duplicate-key', here, at, `the key ${shown(key)} is in one object twice`);
    }
    keys.add(key);
    const colon = skipWhitespace(text, end);
    if (text[colon] !== ':') throw unexpected(here, colon, '":" after a key');
    path.push(key);
    at = skipWhitespace(text, valueEnd(here, colon + 1));
    path.length = depth;
    if (text[at] === '}') return at + 1;
    if (text[at] !== ',') throw unexpected(here, at, '"," or "}"');
    at = skipWhitespace(text, at + 1);
  }
}

function arrayEnd(here: Here, start: number): number {
  const { text, path } = here;
  const depth = depthInside(here, start);
  let at = skipWhitespace(text, start + 1);
  if (text[at] === ']') return at + 1;
  for (let index = 0; ; index += 1) {
    path.push(index);
    at = skipWhitespace(text, valueEnd(here, at));
    path.length = depth;
    if (text[at] === ']') return at + 1;
    if (text[at] !== ',') throw unexpected(here, at, '"," or "]"');
    at += 1;
  }
}

function stringEnd(here: Here, at: number): number {
  const plain = matchEnd(PLAIN_STRING, here.text, at);
  if (plain !== undefined) return plain;
  let end = at + 1;
  while (end < here.text.length && here.text[end] !== '"') end += here.text[end] === '\\' ? 2 : 1;
  if (end >= here.text.length) throw refused('refused/not-strict-json', here, at, 'a string never ends');
  if (/[\0\p{Surrogate}]/u.test(decoded(here, at, end + 1))) {
    throw refused('refused/not-strict-json', here, at, 'a string holds NUL or half of a surrogate pair');
  }
  return end + 1;
}

/** The value of the quoted string at this offset. */
function decoded(here: Here, at: number, end: number): string {
  const written = here.text.slice(at + 1, end - 1);
  if (matchEnd(PLAIN_STRING, here.text, at) === end) return written;
  try {
    return JSON.parse(`"${written}"`) as string;
  } catch {
    const what = 'a string holds an unescaped control character or an unknown escape';
    throw refused('refused/not-strict-json', here, at, what);
  }
}

function scalarEnd(here: Here, at: number): number {
  const end = matchEnd(WORD, here.text, at) ?? matchEnd(NUMBER, here.text, at);
  if (end === undefined) throw unexpected(here, at, 'a JSON value');
  const token = here.text.slice(at, end);
  // This is NaN for a word.
  if (Math.abs(Number(token)) === Infinity) {
    throw refused('refused/not-strict-json', here, at, `the number ${shown(token)} is out of range`);
  }
  return end;
}

/** The depth of the container that starts at this offset. */
function depthInside(here: Here, at: number): number {
  const depth = here.path.length;
  if (depth < MAX_DEPTH) return depth;
  throw refused('refused/too-deep', here, at, `values are nested more than ${MAX_DEPTH} deep`);
}

/** The offset of the first character at or after an offset that is not JSON white space. */
export function skipWhitespace(text: string, from: number): number {
  let at = from;
  while (' \n\r\t'.includes(text.charAt(at)) && at < text.length) at += 1;
  return at;
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
  const pointer = here.path
    .map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
  const where = pointer === '' ? '' : ` in ${shown(pointer)}`;
  return new Failure(code, `${what}${where} (line ${line}, column ${column})`);
}
