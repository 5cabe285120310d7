import type { RepoPath } from '../../kernel/repo-path.ts';
import { byteLength } from '../packet.ts';
import type { ShownFile } from './shown-files.ts';

/** The files of each part, in the order of the change. The parts cover all files, each once; a part may be empty. */
export type Partition = (files: readonly ShownFile[], of: number) => readonly (readonly RepoPath[])[];

/** Larger than any job matrix. */
export const MOST_SHARDS = 256;

/**
 * Cuts a change into `of` parts of about the same number of bytes to review. Files keep their order, so that neighbours
 * stay together; no file is cut in two. The same files give the same parts on every machine.
 *
 * A file belongs to the part that contains its middle: no part exceeds its share by more than one file.
 */
export const partitionFiles: Partition = (files, of) => {
  const parts = Array.from({ length: of }, (): RepoPath[] => []);
  const numbers = partNumbers(files.map(weightOf), of);
  for (const [index, file] of files.entries()) parts[numbers[index] ?? 0]?.push(file.path);
  return parts;
};

/**
 * The smallest number of parts such that none has more than `limit` files to show; undefined if `most` parts are not
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

/** The part of each file, from 0. */
function partNumbers(weights: readonly number[], of: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const middle = before + weight / 2;
    before += weight;
    return Math.min(of - 1, Math.floor((middle * of) / total));
  });
}

/** In bytes. A file that is not shown weighs as much as its name: it must be in some part. */
function weightOf({ header, hunks }: ShownFile): number {
  return byteLength(header) + hunks.reduce((sum, { text }) => sum + byteLength(text), 0);
}
