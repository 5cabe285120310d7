import type { Hunk } from '../diff/changed-lines.ts';
import { firstLine } from '../diff/hunk-order.ts';
import { counted } from '../kernel/counted.ts';
import { replaceInvisible } from '../kernel/invisible.ts';
import { printable } from '../kernel/printable.ts';
import type { RepoPath } from '../kernel/repo-path.ts';

/** A file and its hunks as agents see them, as far as they are needed here. */
type FileLines = { readonly path: RepoPath; readonly hunks: readonly HunkLines[] };
type HunkLines = { readonly new: Hunk['new']; readonly text: string };

/** An added line with characters that nobody sees or that turn the line around: `U+202E`, each once. */
type UnseenLine = { readonly line: number; readonly characters: readonly string[] };

const MOST_CHARACTERS = 8;
const MOST_LINES = 10;
const MOST_FILES = 5;

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
  const found = files.flatMap(({ path, hunks }) => {
    const lines = unseenLines(hunks);
    return lines.length === 0 ? [] : [{ path, lines }];
  });
  const more = found.length - MOST_FILES;
  return [
    ...found.slice(0, MOST_FILES).map(({ path, lines }) => {
      const numbers = lines.slice(0, MOST_LINES).map(({ line }) => String(line));
      const at = `${numbers.join(', ')}${lines.length > MOST_LINES ? ' …' : ''}`;
      return `${printable(path)} adds characters that cannot be seen, ${namesIn(lines)}: line ${at}`;
    }),
    ...(more > 0 ? [`${counted(more, 'more file')} with characters that cannot be seen`] : []),
  ];
}

function unseenLines(hunks: readonly HunkLines[]): UnseenLine[] {
  return hunks.flatMap(({ new: now, text }) => {
    const found: UnseenLine[] = [];
    let line = firstLine(now) - 1;
    for (const one of text.split('\n').slice(1)) {
      if (!one.startsWith('+') && !one.startsWith(' ')) continue;
      line += 1;
      if (!one.startsWith('+')) continue;
      const characters = new Set<string>();
      replaceInvisible(readable(one.slice(1), line), (char) => {
        characters.add(codePoint(char));
        return '';
      });
      if (characters.size > 0) found.push({ line, characters: [...characters] });
    }
    return found;
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
