import { afterBlank, scanValue } from './scan-json.ts';

/*
 * Parts of a JSON value as they are written. What is handed on unchanged is handed on as text: a value that went through
 * `JSON.parse` has its large integers rounded, 1.0 made 1, and keys that look like numbers sorted to the front.
 */

/** The elements of a list that `soleJsonText` has read, each as it is written. */
export function elementsIn(list: string): string[] {
  const elements: string[] = [];
  let at = afterBlank(list, 1);
  while (list[at] !== ']') {
    const end = scanValue(list, at);
    elements.push(list.slice(at, end));
    at = nextPart(list, end);
  }
  return elements;
}

/** The members of an object that `soleJsonText` has read: each value as it is written, by its key. */
export function membersIn(object: string): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  let at = afterBlank(object, 1);
  while (object[at] !== '}') {
    const keyEnd = scanValue(object, at);
    const start = afterBlank(object, afterBlank(object, keyEnd) + 1);
    const end = scanValue(object, start);
    members.set(JSON.parse(object.slice(at, keyEnd)) as string, object.slice(start, end));
    at = nextPart(object, end);
  }
  return members;
}

function nextPart(text: string, end: number): number {
  const at = afterBlank(text, end);
  return text[at] === ',' ? afterBlank(text, at + 1) : at;
}
