import { preparedGlobs } from './glob-list.ts';
import { compileGlobs, type GlobMatcher } from './path-matcher.ts';
import { plainPattern, type PlainPattern } from './plain-pattern.ts';

/** The globs of a rule, and whether they are anchored: see `preparedGlobs`. */
export type GlobList = { readonly globs: readonly string[]; readonly anchored: boolean };

type Answer = {
  /** Indexes of the paths that the list matches, ascending. */
  readonly places: number[];
  /** Matches only this list against one path. */
  readonly matches: (path: string) => boolean;
};

/** A pattern, and the lists that contain it. */
type Asked = PlainPattern & { readonly answers: Answer[] };

/** For a folder: the lists that match all of it, and the patterns that may match a part of it. */
type Folder = { readonly whole: readonly Answer[]; readonly open: readonly Asked[] };

/** `ignore` treats some wildcards differently in paths with these characters. */
const LINE_END = /[\n\r\u2028\u2029]/;

/**
 * For each list of globs, the ascending indexes of the paths it matches: the same as `compileGlobs` for each path.
 *
 * A pattern is compiled once, however many lists contain it, and is tested only in folders where it can match. A list with a
 * pattern that is not plain is matched separately.
 */
export function matchedPaths(
  lists: readonly GlobList[],
  paths: Iterable<string>,
): readonly (readonly number[])[] {
  const answers = lists.map(answerTo);
  const patterns = new Map<string, Asked>();
  const single = answers.filter((answer, at) => !askTogether(answer, lists[at], patterns));
  const folderOf = foldersFor([...patterns.values()]);
  let at = 0;
  for (const path of paths) {
    const odd = LINE_END.test(path);
    for (const answer of odd ? answers : single) if (answer.matches(path)) answer.places.push(at);
    if (!odd) askFolder(folderOf(path), path, at);
    at += 1;
  }
  return answers.map(({ places }) => places);
}

function answerTo(list: GlobList): Answer {
  // Most lists are never matched separately.
  let matcher: GlobMatcher | null | undefined;
  const matches = (path: string): boolean => {
    if (matcher === undefined) matcher = compileGlobs(list.globs, list);
    return matcher === null || matcher(path) !== undefined;
  };
  return { places: [], matches };
}

/** Registers a list with all of its patterns; false, without registering it, when one of them is not plain. */
function askTogether(answer: Answer, list: GlobList | undefined, patterns: Map<string, Asked>): boolean {
  const prepared = list === undefined ? null : preparedGlobs(list.globs, list);
  const own = (prepared ?? []).map(({ pattern }) => ({
    pattern,
    plain: patterns.get(pattern) ?? plainPattern(pattern),
  }));
  if (prepared === null || own.some(({ plain }) => plain === undefined)) return false;
  for (const { pattern, plain } of own) {
    const asked = patterns.get(pattern);
    if (asked !== undefined) asked.answers.push(answer);
    else if (plain !== undefined) patterns.set(pattern, { ...plain, answers: [answer] });
  }
  return true;
}

function askFolder({ whole, open }: Folder, path: string, at: number): void {
  for (const { places } of whole) places.push(at);
  for (const { expression, answers } of open) {
    if (!expression.test(path)) continue;
    // Two patterns of a list may match.
    for (const { places } of answers) if (places[places.length - 1] !== at) places.push(at);
  }
}

/** Returns what is known of the folder of a path, as deep as the beginnings of patterns can tell folders apart. */
function foldersFor(patterns: readonly Asked[]): (path: string) => Folder {
  const depth = Math.max(0, ...patterns.map(({ start }) => start.split('/').filter(Boolean).length));
  const known = new Map<string, Folder>([['', { whole: [], open: patterns }]]);
  const folder = (name: string): Folder => {
    let found = known.get(name);
    if (found === undefined) {
      found = inside(folder(name.slice(0, name.lastIndexOf('/', name.length - 2) + 1)), name);
      known.set(name, found);
    }
    return found;
  };
  return (path) => {
    let end = 0;
    for (let level = 0; level < depth; level += 1) {
      const slash = path.indexOf('/', end);
      if (slash === -1) break;
      end = slash + 1;
    }
    return folder(path.slice(0, end));
  };
}

/** Derives what holds for a subfolder. */
function inside({ whole, open }: Folder, name: string): Folder {
  const begins = name.toLowerCase();
  const may = open.filter(({ start }) => begins.startsWith(start) || start.startsWith(begins));
  const all = may.filter(({ expression }) => expression.test(name)).flatMap(({ answers }) => answers);
  if (all.length === 0) return { whole, open: may };
  const taken = new Set([...whole, ...all]);
  return {
    whole: [...taken],
    open: may.filter(({ answers }) => answers.some((answer) => !taken.has(answer))),
  };
}
