import { counted } from '../kernel/counted.ts';
import { replaceInvisible } from '../kernel/invisible.ts';
import { addedLines, fileWarnings, type FileLines, type HunkLines } from './added-lines.ts';

/** An added line with characters that nobody sees or that turn the line around: `U+202E`, each once. */
type UnseenLine = { readonly line: number; readonly characters: readonly string[] };

const MOST_CHARACTERS = 8;

/**
 * One line for above a file's hunks, or none: what is in its added lines and cannot be read there. Without the numbers of the
 * lines, so that code that only moved is the same to a later review.
 */
export function unseenNote(hunks: readonly HunkLines[]): string {
  const lines = unseenLines(hunks);
  if (lines.length === 0) return '';
  return `characters that cannot be seen, in ${counted(lines.length, 'added line')}: ${namesIn(lines)}\n`;
}

/** For whoever reads the plan and the report: the same of each file, with the lines. */
export function unseenWarnings(files: readonly FileLines[]): string[] {
  return fileWarnings(files, unseenLines, {
    says: (lines) => `adds characters that cannot be seen, ${namesIn(lines)}`,
    more: 'with characters that cannot be seen',
  });
}

function unseenLines(hunks: readonly HunkLines[]): UnseenLine[] {
  return addedLines(hunks).flatMap(({ line, text }) => {
    const characters = new Set<string>();
    replaceInvisible(readable(text, line), (char) => {
      characters.add(codePoint(char));
      return '';
    });
    return characters.size === 0 ? [] : [{ line, characters: [...characters] }];
  });
}

/** Without what stands in many files and means no harm: a byte order mark, the CR of a line end, a form feed alone. */
function readable(text: string, line: number): string {
  const withoutEnd = text.replace(/\r$/, '');
  if (withoutEnd === '\f') return '';
  return line === 1 ? withoutEnd.replace(/^\uFEFF/, '') : withoutEnd;
}

function codePoint(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function namesIn(lines: readonly UnseenLine[]): string {
  const all = [...new Set(lines.flatMap(({ characters }) => characters))];
  return `${all.slice(0, MOST_CHARACTERS).join(' ')}${all.length > MOST_CHARACTERS ? ' …' : ''}`;
}
