import { readerOf } from '../imports/found-import.ts';
import { matched, quoted } from '../syntax/closers.ts';
import * as o from '../syntax/openers.ts';
import { syntax } from '../syntax/region.ts';
import type { LanguageRecord } from './language-record.ts';

/** Close enough for what no proof rests on. */
const PERL = syntax(o.ESCAPED, o.HASH_WORD, ...o.HERE_DOCUMENT, o.DOUBLE_LINES, o.SINGLE_RAW_LINES);
/** Names and operators of one's own may hold any sign. */
const R = syntax(
  ...[o.HASH, o.R_RAW, o.DOUBLE_LINES, o.SINGLE_LINES],
  ...[o.text('`', quoted({ lines: true })), o.text('%[^%\\n]{0,100}%', matched)],
);
const LUA = syntax(o.LUA_LONG_COMMENT, o.line('--'), o.LUA_LONG_STRING, o.DOUBLE_LINES, o.SINGLE_LINES);

export const LANGUAGES: readonly LanguageRecord[] = [
  {
    name: 'Perl',
    extensions: 'pl pm',
    programs: 'perl',
    syntax: PERL,
    scanner: 'borrowed',
    imports: 'unread',
    questions: [],
  },
  { extensions: 'fish', syntax: PERL, scanner: 'borrowed', imports: 'unread', questions: [] },
  { name: 'R', extensions: 'r', syntax: R, scanner: 'own', imports: 'unread', questions: [] },
  {
    name: 'Lua',
    extensions: 'lua',
    syntax: LUA,
    scanner: 'own',
    imports: readerOf(/\brequire\s*\(?\s*"(?<string>\d+)"/g),
    questions: [],
  },
];
