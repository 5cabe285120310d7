import { inertBlock, inertLine } from '../../../kernel/text/inert.ts';

/**
 * Text of the repository or of a model as text between tags, its lines kept: nothing of it is markup, and what would be
 * invisible or turn the reading direction is shown as `\u{…}`. Quotes stay, of which code is full: in an attribute they
 * would end it, and `line` goes there.
 */
export function block(text: string): string {
  return inertBlock(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The same on one line; may stand in a quoted attribute as well. */
export function line(text: string): string {
  const safe = inertLine(text);
  return SPECIAL.test(safe) ? safe.replaceAll(EVERY_SPECIAL, (char) => ESCAPES[char] ?? '') : safe;
}

/** A value of an attribute, in quotes where HTML wants them: of a thousand findings each byte counts. */
export function attribute(text: string): string {
  return /^#?[\w-]+$/.test(text) ? text : `"${line(text)}"`;
}

const SPECIAL = /[&<>"']/;
const EVERY_SPECIAL = /[&<>"']/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A word of our own vocabulary with a capital: `request-changes` → `Request changes`. */
export function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`;
}
