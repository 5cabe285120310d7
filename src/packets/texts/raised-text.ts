import type { SourceLines } from '../../diff/source-lines.ts';
import { LIST_ROOM, listed, spanText } from './fact-texts.ts';
import { shownPath } from '../hunks/shown-path.ts';

/** What a reviewer has raised, as later ones see it: its title and its place, without its reasons. */
export type RaisedBefore = SourceLines & { readonly title: string };

/**
 * Bytes of a packet that are reserved for it, however much there is: which hunks are in which packet must not depend on a
 * model's reply.
 */
export const RAISED_ROOM = 2 * LIST_ROOM;

export function raisedText(raised: readonly RaisedBefore[]): string {
  const lines = raised.map(({ file, side, at, title }) => {
    const removed = side === 'old' ? ' (removed lines)' : '';
    return `- ${shownPath(file)}:${spanText(at)}${removed}: ${title.replaceAll(/\s+/g, ' ').trim()}`;
  });
  return listed(lines, '\n', RAISED_ROOM - WORDS_BYTES) || '(nothing)';
}

// Heading, words and tags around it, and the count of what does not fit.
const WORDS_BYTES = 1024;
