import { posix } from 'node:path';

/** The encoding in which every text is itself. UTF-16 without a mark turns Chinese into a shell script. */
const LOSSLESS = /^utf-?8$/i;
const RECODES = /(?:^|\s)working-tree-encoding=(\S+)/;

export function isAttributes(path: string): boolean {
  return posix.basename(path) === '.gitattributes';
}

/**
 * What a `.gitattributes` says since the change of how a checkout writes files, where that may be other text than git stores and reviewers
 * are shown: `ASCII//TRANSLIT` turns full-width quotes into quotes. A line each, without those that stood there at base.
 */
export function newRecodings(before: string, after: string): string[] {
  const known = new Set(recodings(before));
  return recodings(after).filter((line) => !known.has(line));
}

function recodings(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !LOSSLESS.test(RECODES.exec(line)?.[1] ?? 'utf-8'));
}
