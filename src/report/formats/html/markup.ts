import { inertBlock, inertLine } from '../../../kernel/text/inert.ts';

/**
 * Text of the repository or of a model as text between tags, its lines kept. None of it becomes markup, and characters that are
 * invisible or change the reading direction are shown as `\u{…}`. Quotes are kept, because code is full of them: in an
 * attribute they would end it, so use `line` there.
 */
export function block(text: string): string {
  return inertBlock(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The same in a `pre`: an HTML parser drops a leading line feed. */
export function preformatted(text: string): string {
  const safe = block(text);
  return safe.startsWith('\n') ? `\n${safe}` : safe;
}

/** The same on one line; also safe in a quoted attribute. */
export function line(text: string): string {
  const safe = inertLine(text);
  return SPECIAL.test(safe) ? safe.replaceAll(EVERY_SPECIAL, (char) => ESCAPES[char] ?? '') : safe;
}

/** A value of an attribute, in quotes only if HTML requires them: with a thousand findings each byte counts. */
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

/** A capitalised word of our own vocabulary: `request-changes` → `Request changes`. */
export function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`;
}
