import { lstat, readdir, readFile } from '../io/files/disk.ts';
import { join } from 'node:path';
import { LARGEST_TEXT } from '../kernel/largest-text.ts';

/** How much of a folder is gone through before nothing counts as found. */
const MOST_FILES = 5000;

/**
 * Patterns that mean the same to ripgrep and here, and take time in proportion to the text: characters, escaped punctuation, `.`,
 * and alternatives, without repetition. `\<` is the start of a word.
 */
const PLAIN = /^(?:[^\\^$?*+()[\]{}\r\n]|\\[!-/:;=?@[-`{-~])+$/;
/** Escapes that JavaScript refuses. */
const NEEDLESS = /\\([^\\^$.|?*+()[\]{}/])/g;

/**
 * Whether a Grep surely shows a line of what is at a place. The hook is asked before the search runs. A pattern that is not plain,
 * or a search that is narrowed to some of the files or lines, counts as one that finds nothing.
 */
export async function showsALine(input: Readonly<Record<string, unknown>>, place: string): Promise<boolean> {
  const { pattern, output_mode: mode, glob, type, offset } = input;
  if (mode !== 'content' || typeof pattern !== 'string' || !PLAIN.test(pattern)) return false;
  if ([glob, type, offset].some((narrower) => narrower !== undefined)) return false;
  const wanted = new RegExp(pattern.replaceAll(NEEDLESS, '$1'), input['-i'] === true ? 'iu' : 'u');
  return isIn(place, wanted, { files: MOST_FILES });
}

async function isIn(place: string, wanted: RegExp, left: { files: number }): Promise<boolean> {
  const stats = await lstat(place).catch(() => undefined);
  if (stats?.isFile() === true) {
    left.files -= 1;
    if (stats.size > LARGEST_TEXT) return false;
    const text = (await readFile(place)).toString('utf8');
    // ripgrep shows no line of a file with a zero byte.
    return !text.includes('\0') && wanted.test(text);
  }
  // A search follows no link, and may pass over hidden files.
  const names = stats?.isDirectory() === true ? await readdir(place) : [];
  for (const name of names.toSorted()) {
    if (left.files <= 0) return false;
    if (!name.startsWith('.') && (await isIn(join(place, name), wanted, left))) return true;
  }
  return false;
}
