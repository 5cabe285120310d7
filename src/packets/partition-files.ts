import type { RepoPath } from '../kernel/repo-path.ts';
import { byteLength } from './packet.ts';
import type { ShownFile } from './shown-files.ts';

/** The files of each part, in the order of the change. Together they are all files, each once; a part may be empty. */
export type Partition = (files: readonly ShownFile[], of: number) => readonly (readonly RepoPath[])[];

/**
 * Cuts a change into `of` parts of about the same number of bytes to review. Files keep their order, so that neighbours
 * stay together; none is cut in two. The same files give the same parts on every machine.
 *
 * A file belongs to the part in which its middle lies: no part is larger than its share by more than one file.
 */
export const partitionFiles: Partition = (files, of) => {
  const parts = Array.from({ length: of }, (): RepoPath[] => []);
  const weights = files.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  for (const [index, file] of files.entries()) {
    const weight = weights[index] ?? 0;
    const middle = before + weight / 2;
    parts[Math.min(of - 1, Math.floor((middle * of) / total))]?.push(file.path);
    before += weight;
  }
  return parts;
};

/** In bytes. A file that nobody is shown weighs as much as its name: it must belong somewhere. */
function weightOf({ header, hunks }: ShownFile): number {
  return byteLength(header) + hunks.reduce((sum, { text }) => sum + byteLength(text), 0);
}
