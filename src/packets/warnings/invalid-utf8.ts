import type { FileChange } from '../../diff/changed-lines.ts';
import { counted } from '../../kernel/text/counted.ts';
import { addedLines, fileWarnings, type FileLines } from '../hunks/added-lines.ts';

/** What replaces a byte that belongs to no character, in everything that is shown and quoted. */
const REPLACEMENT = '\uFFFD';
const MOST_BYTES = 16;

// UTF-8 sequences by their first byte, as in Unicode's table of well-formed ones; the group matches any other byte.
const BYTES =
  /[\0-\x7f]+|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|([^])/g;

/** One line for above a file's hunks, or none: the bytes of its added lines that are not UTF-8, in order. */
export function invalidUtf8Note(file: FileChange, patch: Buffer): string {
  if (file.kind === 'opaque') return '';
  const lines = file.hunks
    .flatMap(({ bytes: { start, end } }) => patch.toString('latin1', start, end).split('\n'))
    .filter((line) => line.startsWith('+'))
    .map(bytesIn)
    .filter((bytes) => bytes.length > 0);
  if (lines.length === 0) return '';
  const bytes = lines
    .map((line) => line.join(' '))
    .join('; ')
    .split(' ');
  const shown = `${bytes.slice(0, MOST_BYTES).join(' ')}${bytes.length > MOST_BYTES ? ' …' : ''}`;
  return `bytes that are not UTF-8, shown as U+FFFD, in ${counted(lines.length, 'added line')}: ${shown}\n`;
}

/** For readers of the plan and the report. A U+FFFD in the file itself hides the original byte just as well. */
export function invalidUtf8Warnings(files: readonly FileLines[]): string[] {
  return fileWarnings(files, (hunks) => addedLines(hunks).filter(({ text }) => text.includes(REPLACEMENT)), {
    says: () => 'adds what is not UTF-8 and was shown as U+FFFD',
    more: 'with what is not UTF-8',
  });
}

function bytesIn(line: string): string[] {
  return [...line.matchAll(BYTES)].flatMap(([, byte]) =>
    byte === undefined ? [] : [byte.charCodeAt(0).toString(16).toUpperCase()],
  );
}
