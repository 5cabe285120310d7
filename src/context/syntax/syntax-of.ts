import { recordOf, recordOfProgram } from '../languages.ts';
import type { LanguageRecord } from '../languages/language-record.ts';
import * as o from './openers.ts';
import { syntax, type Syntax } from './region.ts';

/** For an unknown kind of file: only a comment with a line to itself counts, so that no string is mistaken for one. */
const UNKNOWN = syntax(
  o.HASH_LINE,
  o.line('\\/\\/(?<=^[ \\t]{0,200}\\/\\/)'),
  o.block('\\/\\*(?<=^[ \\t]{0,200}\\/\\*)', '*/'),
  o.line('--(?!-)(?<=^[ \\t]{0,200}--)'),
  o.SEMICOLON_LINE,
  o.MARKUP,
);

/** How comments and strings are written in a file, by its name, else by its first line; null if it can hold no comment. */
export function syntaxOf(path: string, text: string): Syntax | null {
  const found = written(path, text)?.syntax;
  return found === undefined || found === 'unknown' ? UNKNOWN : found;
}

/** Whether comments of a file can be distinguished from its strings reliably: there is a scanner for exactly its language. */
export function hasOwnScanner(path: string, text: string): boolean {
  const record = written(path, text);
  return record?.scanner === 'own' && record.syntax !== null;
}

/** Whether all comments of a text were found: its kind has none, or its own scanner read it. */
export function scansComments(path: string, text: string): boolean {
  const record = written(path, text);
  return record?.isProse === true || record?.syntax === null || record?.scanner === 'own';
}

function written(path: string, text: string): LanguageRecord | undefined {
  const record = recordOf(path);
  return record === undefined || record.syntax === 'unknown' ? recordOfProgram(text) : record;
}
