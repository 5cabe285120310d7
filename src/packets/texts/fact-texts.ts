import type { HistoryRow, HistoryTable } from '../../context/history/history-table.ts';
import type { ImportChange } from '../../context/import-changes.ts';
import type { Stack } from '../../context/stack/stack.ts';
import type { LineSpan } from '../../kernel/line-span.ts';
import { leanPatch } from '../hunks/lean-patch.ts';
import { byteLength } from '../packet.ts';
import { shownPath } from '../hunks/shown-path.ts';

/** Facts as agents read them. Every text ends up in a fence, so escaping only keeps lines apart. */

// For lists that may be cut, because an agent can do without the rest. In bytes.
export const LIST_ROOM = 4096;

/** As many whole items as fit, and how many more there are; `omitted` were left out before. */
export function listed(items: readonly string[], separator: string, room = LIST_ROOM, omitted = 0): string {
  const kept: string[] = [];
  let bytes = 0;
  for (const item of items) {
    bytes += byteLength(item) + separator.length;
    if (bytes > room) break;
    kept.push(item);
  }
  const more = items.length - kept.length + omitted;
  return [...kept, ...(more === 0 ? [] : [`(${more} more)`])].join(separator);
}

// For names from a manifest, which every reader of the list may open. In bytes.
const NAMES_ROOM = 512;

export function stackText(stack: Stack): string {
  const rows = [
    ['languages', listed(stack.languages, ', ')],
    ['framework', stack.framework ?? ''],
    ['dependencies', listed(stack.dependencies, ', ', NAMES_ROOM)],
    ['configuration', listed(stack.configFiles.map(shownPath), ', ')],
  ].filter(([, value]) => value !== '');
  const notes =
    stack.notes.length === 0
      ? []
      : [
          listed(
            stack.notes.map((note) => `- ${note}`),
            '\n',
          ),
        ];
  return [...rows.map(([name, value]) => `${name}: ${value}`), ...notes].join('\n') || '(nothing detected)';
}

/** What applies to the table as a whole; the rows are below it. */
export function historyNotes({ omitted, notes }: HistoryTable): string {
  const lines = [
    ...(omitted === 0 ? [] : [`(${omitted} more rows were found and are in no packet)`]),
    ...(notes ?? []).map((note) => `(${note})`),
  ];
  return lines.length === 0 ? '' : `${listed(lines, '\n')}\n\n`;
}

/**
 * Rows of one file, with commits named by `nameOf`. Patch excerpts are left out, and counted, if all of them
 * together take more than `patchLimit` bytes.
 */
export function historyTexts(
  rows: readonly HistoryRow[],
  nameOf: (sha: string) => string,
  patchLimit: number,
): string[] {
  const patches = rows.flatMap((row) => shownPatch(row) ?? []);
  const fits = byteLength(patches.join('')) <= patchLimit;
  const note = fits
    ? []
    : [`(${patches.length} patch excerpts of the rows below are left out: they need too much room)`];
  return [...note, ...rows.map((row) => historyText(row, nameOf(row.sha), fits))];
}

/** Without context of its hunks that says nothing about them. Undefined if the commit created the file: it changed nothing. */
function shownPatch({ patch }: HistoryRow): string | undefined {
  return patch === undefined || patch.startsWith('@@ -0,0 ') ? undefined : leanPatch(patch);
}

function historyText(row: HistoryRow, name: string, withPatch: boolean): string {
  const patch = shownPatch(row);
  return [
    `commit: ${name}`,
    `date: ${row.date.slice(0, 10)}`,
    `why: ${row.why}`,
    `file: ${shownPath(row.path)}`,
    ...(row.lines.length === 0 ? [] : [`last to touch: ${row.lines.map(spanText).join(', ')}`]),
    `message:\n${row.subject}${row.body === '' ? '' : `\n\n${row.body}`}`,
    ...(withPatch && patch !== undefined ? [`patch:\n${patch}`] : []),
    ...(row.patch !== undefined && patch === undefined ? ['(the commit made the file)'] : []),
    ...(row.remarks ?? []).map(
      ({ pullRequest, at, text }) => `review comment of ${at} in its pull request #${pullRequest}:\n${text}`,
    ),
  ].join('\n');
}

export function importText(change: ImportChange): string {
  return [
    `${shownPath(change.path)}:`,
    ...change.added.map((name) => `+ ${name}`),
    ...change.removed.map((name) => `- ${name}`),
  ].join('\n');
}

export function spanText({ start, end }: LineSpan): string {
  return start === end ? String(start) : `${start}-${end}`;
}
