import type { RepoPath } from '../../kernel/repo-path.ts';
import { byteLength } from '../packet.ts';
import type { ShownFile } from './shown-files.ts';

/** The files of each part, in the order of the change. Together they are all files, each once; a part may be empty. */
export type Partition = (files: readonly ShownFile[], of: number) => readonly (readonly RepoPath[])[];

/** More machines than any matrix has. */
export const MOST_SHARDS = 256;

/**
 * Cuts a change into `of` parts of about the same number of bytes to review. Files keep their order, so that neighbours
 * stay together; none is cut in two. The same files give the same parts on every machine.
 *
 * A file belongs to the part in which its middle lies: no part is larger than its share by more than one file.
 */
export const partitionFiles: Partition = (files, of) => {
  const parts = Array.from({ length: of }, (): RepoPath[] => []);
  const numbers = partNumbers(files.map(weightOf), of);
  for (const [index, file] of files.entries()) parts[numbers[index] ?? 0]?.push(file.path);
  return parts;
};

/**
 * The least number of parts of which none has more than `limit` files that somebody is shown; undefined where `most` are not
 * enough.
 */
export function fewestParts(files: readonly ShownFile[], limit: number, most: number): number | undefined {
  const weights = files.map(weightOf);
  const isShown = files.map(({ hunks }) => hunks.length > 0);
  const shown = isShown.filter(Boolean).length;
  for (let of = Math.max(1, Math.ceil(shown / limit)); of <= most; of += 1) {
    const counts = Array.from({ length: of }, () => 0);
    for (const [index, part] of partNumbers(weights, of).entries())
      if (isShown[index] === true) counts[part] = (counts[part] ?? 0) + 1;
    if (Math.max(...counts) <= limit) return of;
  }
  return undefined;
}

/** Of each file, the part it belongs to, from 0. */
function partNumbers(weights: readonly number[], of: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const middle = before + weight / 2;
    before += weight;
    return Math.min(of - 1, Math.floor((middle * of) / total));
  });
}

/** In bytes. A file that nobody is shown weighs as much as its name: it must belong somewhere. */
function weightOf({ header, hunks }: ShownFile): number {
  return byteLength(header) + hunks.reduce((sum, { text }) => sum + byteLength(text), 0);
}
