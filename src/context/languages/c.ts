import { posix } from 'node:path';
import { closestTo, type GraphSources, type Resolve } from '../graph/tree-paths.ts';
import { readerOf } from '../imports/found-import.ts';
import * as o from '../syntax/openers.ts';
import { syntax } from '../syntax/region.ts';
import { braceFunctions } from '../triggers/brace-functions.ts';
import type { Family, LanguageRecord } from './language-record.ts';

const FAMILY: Family = {
  name: 'c',
  alsoImports: 'inc inl def ipp tcc tpp',
  resolver: cResolver,
  types: [['.c .cc .cpp .cxx .m .mm', '.h .hpp .hh .hxx']],
  pairsByName: true,
  configuration: [/^CMakeLists\.txt$/, /^meson\.build$/, /^Makefile$/, /^configure\.ac$/],
  functions: braceFunctions([
    {
      header: /(?:\b(?<owner>\w+)::)?(?<name>~?\b\w+)\s*\(/g,
      tail: /^\s*(?:(?:const|noexcept|override|final|volatile|&&?)\s*)*(?:->[^;]*|:[^;]*)?$/,
      typeBefore: true,
    },
  ]),
  hasTypesBefore: /./,
};

const LIKE_C = {
  syntax: syntax(o.SLASHES, o.STARS, o.CPP_RAW, o.DOUBLE, o.CHARACTER),
  scanner: 'own',
  imports: 'unread',
  questions: [],
} as const;
const C = {
  ...LIKE_C,
  imports: readerOf(/^[ \t]*#[ \t]*(?:include|import)[ \t]*(?:<(?<module>[^>\n]+)>|"(?<string>\d+)")/gm),
  family: FAMILY,
};
const ASKED = [
  'Is memory read or written past its end, after it was freed, or before it was set?',
  'Can a size or index computation overflow or turn negative?',
  'Is every allocation, handle and lock released on each error path?',
];

export const LANGUAGES: readonly LanguageRecord[] = [
  { ...C, name: 'C', extensions: 'c h', questions: ASKED },
  {
    ...C,
    name: 'C++',
    extensions: 'cc cpp cxx hh hpp hxx',
    questions: [...ASKED, 'Does a reference, iterator, view or lambda capture outlive what it points to?'],
  },
  { ...C, name: 'Objective-C', extensions: 'm mm' },
  { ...C, extensions: 'cu' },
  { ...LIKE_C, extensions: 'ino glsl' },
  { ...LIKE_C, name: 'Zig', extensions: 'zig', scanner: 'borrowed' },
  {
    ...LIKE_C,
    extensions: 'proto',
    scanner: 'borrowed',
    imports: readerOf(/^[ \t]*import\s+(?:public\s+|weak\s+)?"(?<string>\d+)"/gm),
  },
];

/** Headers of the standard libraries: an include of this name does not mean a file of the tree. */
const STANDARD: ReadonlySet<string> = new Set(
  (
    'assert complex ctype errno fenv float inttypes limits locale math memory setjmp signal stdarg stdbool stddef ' +
    'stdint stdio stdlib string strings tgmath threads time unistd fcntl wchar wctype pthread dirent poll sched'
  )
    .split(' ')
    .map((name) => `${name}.h`),
);

/** C and C++: a path next to the including file, else the only file of the tree with that ending, else the nearest of several. */
function cResolver({ tree }: GraphSources): Resolve {
  return (from, { module }) => {
    const beside = tree.file(posix.join(posix.dirname(from), module));
    if (beside !== undefined) return [beside];
    const path = posix.normalize(module).replace(/^(?:\.\.\/)+/, '');
    if (STANDARD.has(path)) return [];
    const found = tree.endingWith(path);
    const closest = found.length === 1 ? found[0] : closestTo(from, found);
    return closest === undefined ? [] : [closest];
  };
}
