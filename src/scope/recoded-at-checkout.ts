import { posix } from 'node:path';

/** The encoding that changes no text. UTF-16 without a mark turns Chinese into a shell script. */
const LOSSLESS = /^utf-?8$/i;
const RECODES = /(?:^|\s)working-tree-encoding=(\S+)/;

export function isAttributes(path: string): boolean {
  return posix.basename(path) === '.gitattributes';
}

/**
 * Lines of a `.gitattributes` that are new in the change and affect how a checkout writes files. The written text may then differ
 * from what git stores and reviewers see: `ASCII//TRANSLIT` turns full-width quotes into quotes.
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
