import { readerOf } from '../imports/found-import.ts';
import * as o from '../syntax/openers.ts';
import { syntax } from '../syntax/region.ts';
import { HASHES } from './tools.ts';
import type { LanguageRecord } from './language-record.ts';

const DASHES = o.line('(?<![!#$%&*+.\\/<=>?@\\\\^|~:-])--+(?![!#$%&*+.\\/<=>?@\\\\^|~:])');
const HASKELL = syntax({ ...o.block('\\{-', '-}') }, DASHES, o.DOUBLE, o.CHARACTER);
const LISP = syntax(o.line(';'), o.DOUBLE_LINES);
const ERLANG = syntax(o.line('%'), o.DOUBLE_LINES);

const PLAIN = { scanner: 'borrowed', imports: 'unread', questions: [] } as const;

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
];
