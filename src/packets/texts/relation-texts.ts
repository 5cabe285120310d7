import type { Caller, ContractTrigger } from '../../context/contract-trigger.ts';
import type { RelatedFiles, Relation } from '../../context/related-file.ts';
import { LIST_ROOM, listed } from './fact-texts.ts';
import { byteLength } from '../packet.ts';
import { shownPath } from '../hunks/shown-path.ts';

/** How the change relates to code that it does not touch, as agents read it. Every text ends up in a fence. */

// Fifty files with their reasons, unless their names are extremely long.
const RELATED_ROOM = 2 * LIST_ROOM;

/** Related files with the reason for each, the closest first; `only` some relations, or all. */
export function relatedText(related: RelatedFiles, only?: readonly Relation[]): string {
  const files = related.files.filter(({ relation }) => only === undefined || only.includes(relation));
  const lines = files.map(({ path, relation, of }) => `${shownPath(path)} ${relation} ${shownPath(of)}`);
  const list = listed(lines, '\n', RELATED_ROOM, related.omitted);
  const notes = listed(
    related.notes.map((note) => `(${note})`),
    '\n',
  );
  return [list, notes].filter((part) => part !== '').join('\n') || NONE_KNOWN;
}

export const NONE_KNOWN = '(none known)';

// A line of a minified file would fill a packet and say nothing.
const LINE_BYTES = 400;

/** One changed function: which parts of its contract changed, and who calls it. */
export function triggerText({ path, line, symbol, kinds, what, callers, omitted }: ContractTrigger): string {
  const calls = callers.map(callerText);
  const more = omitted === 0 ? [] : [`(${omitted} more callers)`];
  return [
    `${shownPath(path)}, line ${line}: ${shownLine(symbol)}`,
    `changed: ${kinds.join(', ')}`,
    ...what.map((text) => `- ${shownLine(text)}`),
    ...(calls.length + more.length === 0 ? ['callers: none found'] : ['callers:', ...calls, ...more]),
  ].join('\n');
}

function callerText({ path, line, text }: Caller): string {
  return `- ${shownPath(path)}, line ${line}: ${shownLine(text)}`;
}

function shownLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const bytes = byteLength(line);
  return bytes <= LINE_BYTES ? line : `(a line of ${bytes} bytes)`;
}
