import { shellWord } from '../../kernel/text/shell-word.ts';
import type { Run } from '../../run/stored/open-run.ts';

/** Where the report of a review is stored, and the command that makes the page of it, from any folder of the repository. */
export function storedLines({ file: { run }, paths: { report, page } }: Pick<Run, 'file' | 'paths'>): string {
  return `Stored: ${report}\nAs a page: correctless report ${run} --format html --output ${shellWord(page)}\n`;
}
