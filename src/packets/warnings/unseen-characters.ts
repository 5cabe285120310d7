import { counted } from '../../kernel/text/counted.ts';
import { replaceInvisible } from '../../kernel/text/invisible.ts';
import { addedLines, fileWarnings, type FileLines, type HunkLines } from '../hunks/added-lines.ts';

/** An added line with characters that are invisible or change the text direction: `U+202E`, each once. */
type UnseenLine = { readonly line: number; readonly characters: readonly string[] };

const MOST_CHARACTERS = 8;

/**
 * One line for above a file's hunks, or none: what is in its added lines and cannot be seen there. Without
 * line numbers, so that code that only moved is the same to a later review.
 */
export function unseenNote(hunks: readonly HunkLines[]): string {
  return KINDS.map(({ what, find }) => {
    const lines = find(hunks);
    return lines.length === 0
      ? ''
      : `${what}, in ${counted(lines.length, 'added line')}: ${namesIn(lines)}\n`;
  }).join('');
}

/** For readers of the plan and the report: the same for each file, with the lines. */
export function unseenWarnings(files: readonly FileLines[]): string[] {
  return KINDS.flatMap(({ what, find }) =>
    fileWarnings(files, find, { says: (lines) => `adds ${what}, ${namesIn(lines)}`, more: `with ${what}` }),
  );
}

const KINDS: readonly {
  readonly what: string;
  readonly find: (hunks: readonly HunkLines[]) => readonly UnseenLine[];
}[] = [
  { what: 'characters that cannot be seen', find: unseenLines },
  { what: 'letters of another alphabet within a word', find: mixedLines },
];

/** Private-use characters, which editors show as nothing or anything, and a Braille sign without a dot. */
const BLANK = /[\p{Co}\u2800]/gu;

/** Cyrillic, and the Greek letters that look like Latin ones: the other Greek letters are used in formulas. */
const OTHER = String.raw`[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονικ]`;
const LATIN = String.raw`\p{Script=Latin}`;
const MIXED = new RegExp(
  String.raw`${LATIN}[\p{N}_]*(?<behind>${OTHER})|(?<before>${OTHER})[\p{N}_]*(?=${LATIN})`,
  'gu',
);

function mixedLines(hunks: readonly HunkLines[]): UnseenLine[] {
  return addedLines(hunks).flatMap(({ line, text }) => {
    const letters = [...text.matchAll(MIXED)].map(
      ({ groups }) => groups?.['behind'] ?? groups?.['before'] ?? '',
    );
    return letters.length === 0 ? [] : [{ line, characters: [...new Set(letters.map(codePoint))] }];
  });
}

function unseenLines(hunks: readonly HunkLines[]): UnseenLine[] {
  return addedLines(hunks).flatMap(({ line, text }) => {
    const characters = new Set<string>();
    replaceInvisible(readable(text, line), (char) => {
      characters.add(codePoint(char));
      return '';
    });
    for (const [blank] of text.matchAll(BLANK)) characters.add(codePoint(blank));
    return characters.size === 0 ? [] : [{ line, characters: [...characters] }];
  });
}

/** Without what is harmless and in many files: a byte order mark, the CR of a line end, a lone form feed. */
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
