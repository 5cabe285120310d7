import { readerOf } from '../imports/found-import.ts';
import { matched, quoted } from '../syntax/closers.ts';
import * as o from '../syntax/openers.ts';
import { syntax } from '../syntax/region.ts';
import type { LanguageRecord } from './language-record.ts';
import { HASHES } from './tools.ts';

const DASHES = o.line('(?<![!#$%&*+.\\/<=>?@\\\\^|~:-])--+(?![!#$%&*+.\\/<=>?@\\\\^|~:])');
const HASKELL = syntax({ ...o.block('\\{-', '-}') }, DASHES, o.DOUBLE, o.CHARACTER);
const LISP = syntax(o.line(';'), o.DOUBLE_LINES);
const ERLANG = syntax(o.line('%'), o.DOUBLE_LINES);

const PLAIN = { scanner: 'borrowed', imports: 'unread', questions: [] } as const;

/** An approximation: no proof depends on it. */
const PERL = syntax(o.ESCAPED, o.HASH_WORD, ...o.HERE_DOCUMENT, o.DOUBLE_LINES, o.SINGLE_RAW_LINES);
/** Names and operators that users define may hold any sign. */
const R = syntax(
  ...[o.HASH, o.R_RAW, o.DOUBLE_LINES, o.SINGLE_LINES],
  ...[o.text('`', quoted({ lines: true })), o.text('%[^%\\n]{0,100}%', matched)],
);
const LUA = syntax(o.LUA_LONG_COMMENT, o.line('--'), o.LUA_LONG_STRING, o.DOUBLE_LINES, o.SINGLE_LINES);

/** Languages with little support. */
export const LANGUAGES: readonly LanguageRecord[] = [
  {
    ...PLAIN,
    name: 'Haskell',
    extensions: 'hs',
    syntax: HASKELL,
    imports: readerOf(/^import\s+(?:qualified\s+)?(?<module>[A-Z][\w.]*)(?:\s*\((?<names>[^)]*)\))?/gm),
  },
  { ...PLAIN, extensions: 'elm purs', syntax: HASKELL },
  {
    ...PLAIN,
    name: 'Elixir',
    extensions: 'ex exs',
    syntax: HASHES,
    imports: readerOf(/^[ \t]*(?:alias|import|use|require)\s+(?<module>[A-Z][\w.]*\w)/gm),
  },
  { ...PLAIN, name: 'Erlang', extensions: 'erl hrl', syntax: ERLANG },
  { ...PLAIN, extensions: 'tex', syntax: ERLANG },
  { ...PLAIN, name: 'Clojure', extensions: 'clj cljs cljc', syntax: LISP },
  { ...PLAIN, extensions: 'edn lisp el scm', syntax: LISP },
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
