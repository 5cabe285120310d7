import type { Report } from '../../../contracts/files/report.ts';

/** `taken on the word of run r7k2ab`, for what was reviewed elsewhere; empty if everything was reviewed here. */
export function wordOf({ word_of: runs = [] }: Pick<Report, 'word_of'>): string {
  if (runs.length === 0) return '';
  return `taken on the word of ${runs.length === 1 ? 'run' : 'runs'} ${runs.join(', ')}`;
}
