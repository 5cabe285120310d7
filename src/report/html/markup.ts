import { inertBlock, inertLine } from '../../kernel/inert.ts';

/**
 * Text of the repository or of a model as HTML text, its lines kept: nothing of it is markup, and what would be
 * invisible or turn the reading direction is shown as `\u{…}`.
 */
export function block(text: string): string {
  return escaped(inertBlock(text));
}

/** The same on one line; may stand in a quoted attribute as well. */
export function line(text: string): string {
  return escaped(inertLine(text));
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? '');
}

/** A word of our own vocabulary with a capital: `request-changes` → `Request changes`. */
export function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`;
}
