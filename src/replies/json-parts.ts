import { skipWhitespace, scanValue } from './scan-json.ts';

/*
 * Parts of a JSON value exactly as written. Whatever is passed on unchanged is passed on as text: `JSON.parse` rounds
 * large integers, turns 1.0 into 1, and sorts keys that look like numbers to the front.
 */

/** The elements of a list that `soleJsonText` has read, each as written. */
export function elementsIn(list: string): string[] {
  const elements: string[] = [];
  let at = skipWhitespace(list, 1);
  while (list[at] !== ']') {
    const end = scanValue(list, at);
    elements.push(list.slice(at, end));
    at = nextPart(list, end);
  }
  return elements;
}

/** The members of an object that `soleJsonText` has read, by key; each value as written. */
export function membersIn(object: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  let at = skipWhitespace(object, 1);
  while (object[at] !== '}') {
    const keyEnd = scanValue(object, at);
    const start = skipWhitespace(object, skipWhitespace(object, keyEnd) + 1);
    const end = scanValue(object, start);
    members.set(JSON.parse(object.slice(at, keyEnd)) as string, object.slice(start, end));
    at = nextPart(object, end);
  }
  return members;
}

function nextPart(text: string, end: number): number {
  const at = skipWhitespace(text, end);
  return text[at] === ',' ? skipWhitespace(text, at + 1) : at;
}
