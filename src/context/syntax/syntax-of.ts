import { recordOf, recordOfProgram } from '../languages.ts';
import type { LanguageRecord } from '../languages/language-record.ts';
import * as o from './openers.ts';
import { syntax, type Syntax } from './region.ts';

/** A file nobody told us about: only what takes up a line of its own counts, so that no string is taken for a comment. */
const UNKNOWN = syntax(
  o.HASH_LINE,
  o.line('\\/\\/(?<=^[ \\t]{0,200}\\/\\/)'),
  o.block('\\/\\*(?<=^[ \\t]{0,200}\\/\\*)', '*/'),
  o.line('--(?!-)(?<=^[ \\t]{0,200}--)'),
  o.SEMICOLON_LINE,
  o.MARKUP,
);

/** How comments and strings are written in a file, by its name, else by its first line; null when it can hold no comment. */
export function syntaxOf(path: string, text: string): Syntax | null {
  const found = written(path, text)?.syntax;
  return found === undefined || found === 'unknown' ? UNKNOWN : found;
}

/** Whether comments of a file can be told from its strings for sure: there is a scanner for its very language. */
export function hasOwnScanner(path: string, text: string): boolean {
  const record = written(path, text);
  return record?.scanner === 'own' && record.syntax !== null;
}

/** Whether all comments of a text were found: it has none by its kind, or its own scanner went through it. */
export function scansComments(path: string, text: string): boolean {
  const record = written(path, text);
  return record?.isProse === true || record?.syntax === null || record?.scanner === 'own';
}

function written(path: string, text: string): LanguageRecord | undefined {
  const record = recordOf(path);
  return record === undefined || record.syntax === 'unknown' ? recordOfProgram(text) : record;
}
