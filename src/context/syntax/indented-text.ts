import { through } from './closers.ts';
import type { End } from './region.ts';

/** To the first line that is not indented further than the key, or the dash, that the block belongs to. */
export const blockScalarEnd: End = (text, at) => {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const before = /^ *(?:- +)*/.exec(line)?.[0] ?? '';
  const parent = before.length === line.length ? before.lastIndexOf('-') : before.length;
  let end = text.indexOf('\n', at);
  while (end !== -1) {
    const next = text.indexOf('\n', end + 1);
    const below = text.slice(end + 1, next === -1 ? text.length : next);
    if (below.trim() !== '' && below.search(/[^ ]/) <= parent) return end;
    if (next === -1) return text.length;
    end = next;
  }
  return text.length;
};

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Through the bracket, the dashes and the quote that a raw string of R began with, in reverse order. */
export const rawEnd: End = (text, at, after) => {
  const opened = text.slice(at, after);
  const close = `${CLOSING[opened.at(-1) ?? ''] ?? ''}${opened.slice(2, -1)}${opened.charAt(1)}`;
  return through(close)(text, at, after);
};
