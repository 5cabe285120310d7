import { addressesReviewer, injectionWarning } from '../../context/injection/prompt-injection.ts';
import { counted } from '../../kernel/text/counted.ts';
import { printable } from '../../kernel/text/printable.ts';
import { addedLines, type AddedLine } from '../hunks/added-lines.ts';
import type { ShownFile } from '../hunks/shown-files.ts';

const MOST_FILES = 5;
/** In characters: people write no longer sentence on one line, and matching a minified line would take forever. */
const LONGEST_LINE = 2000;
const SHORTEST = 8;

/** The beginning of a comment, a string or an item, where a sentence may begin. */
const LEADS = /["'`]|\/\/+|\/\*+|<!--|#+|^\s*(?:\*|--|;+|%+|>|[-+]\s)/;

/**
 * One warning for each file of a change whose added lines, or whose new name, address the reviewer: every reviewer reads them
 * there. It names the first line. The lines stay where they are; this only reports them.
 */
export function injectedLineWarnings(
  files: readonly Pick<ShownFile, 'path' | 'status' | 'hunks'>[],
): string[] {
  const named = files.flatMap(({ path, status, hunks }) => {
    const name =
      status === 'added' || status === 'renamed' ? spokenIn([path.replaceAll(/[-_./]+/g, ' ')]) : undefined;
    if (name !== undefined) return [injectionWarning(`the name of ${printable(path)}`, name)];
    const found = firstSpoken(addedLines(hunks));
    return found === undefined
      ? []
      : [injectionWarning(`line ${found.line} of ${printable(path)}`, found.text)];
  });
  const more = named.length - MOST_FILES;
  return [
    ...named.slice(0, MOST_FILES),
    ...(more > 0 ? [`the added lines of ${counted(more, 'more file')} speak to the reviewer`] : []),
  ];
}

function firstSpoken(lines: readonly AddedLine[]): AddedLine | undefined {
  let before: AddedLine | undefined;
  for (const one of lines) {
    const parts = partsOf(one.text);
    const text = spokenIn(parts);
    if (text !== undefined) return { line: one.line, text };
    // A sentence may only be wrapped.
    if (before !== undefined && before.line === one.line - 1) {
      const wrapped = spokenIn([`${partsOf(before.text).at(-1) ?? ''} ${parts.at(-1) ?? ''}`]);
      if (wrapped !== undefined) return { line: before.line, text: wrapped };
    }
    before = one;
  }
  return undefined;
}

/** The line, and each part of it that begins with a comment or a string. */
function partsOf(text: string): string[] {
  const line = text.slice(0, LONGEST_LINE).trim();
  if (line.length < SHORTEST) return [line];
  const parts = line
    .split(LEADS)
    .map((part) => part.trim())
    .filter((part) => part.length >= SHORTEST);
  return parts.length === 1 ? parts : [line, ...parts];
}

function spokenIn(parts: readonly string[]): string | undefined {
  return parts.find(addressesReviewer);
}
