import { counted } from '../../kernel/text/counted.ts';
import { addedLines, fileWarnings } from '../hunks/added-lines.ts';
import type { ShownFile } from '../hunks/shown-files.ts';

const REPLACED = /\[REDACTED:[a-z0-9-]+:\d+\]/;

/** For readers of the plan and the report: which parts of a change reviewers were not shown, because they look like a secret. */
export function replacedWarnings(files: readonly Pick<ShownFile, 'path' | 'hunks'>[]): string[] {
  return fileWarnings(files, (hunks) => addedLines(hunks).filter(({ text }) => REPLACED.test(text)), {
    says: (lines) =>
      `adds what looks like a secret, which reviewers were not shown, in ${counted(lines.length, 'line')}`,
    more: 'with what looks like a secret',
  });
}
