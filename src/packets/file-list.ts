import { posix } from 'node:path';
import type { RepoPath } from '../kernel/repo-path.ts';
import { byteLength } from './packet.ts';
import type { ShownFile } from './shown-files.ts';
import { shownPath } from './shown-path.ts';

/** Where a changed file's hunks are, seen from one packet. The legend stands in the packet templates. */
export const MARKS = ['here', 'partly', 'other', 'skipped'] as const;
export type Mark = (typeof MARKS)[number];

/** Above this the list is grouped by folder, so that it leaves room for the change itself. In bytes. */
const LIST_LIMIT = 24 * 1024;

const WIDTH = Math.max(...MARKS.map((mark) => mark.length)) + 2;

/**
 * Every changed file with its mark, so that no agent takes a file it is not shown for one that is missing.
 *
 * The length depends on the files alone, never on the marks: a packet can be measured before it is filled. A list over
 * the limit counts files per folder instead, folders as deep as fit.
 */
export function fileList(files: readonly ShownFile[], markOf: (path: RepoPath) => Mark): string {
  const rows = files
    .map((file) => `${rowStart(file, markOf)}${shownPath(file.path)}${rowEnd(file)}\n`)
    .join('');
  if (byteLength(rows) <= LIST_LIMIT) return rows;
  const deepest = Math.max(...files.map((file) => file.path.split('/').length - 1));
  for (let depth = deepest; depth > 0; depth -= 1) {
    const grouped = groupedRows(files, markOf, depth);
    if (byteLength(grouped) <= LIST_LIMIT) return grouped;
  }
  return groupedRows(files, markOf, 0);
}

function rowStart(file: ShownFile, markOf: (path: RepoPath) => Mark): string {
  return (file.skipped === null ? markOf(file.path) : 'skipped').padEnd(WIDTH);
}

function rowEnd(file: ShownFile): string {
  const from = file.from === null ? '' : ` (from ${shownPath(file.from)})`;
  if (file.skipped !== null) return `${from}  ${file.status}, not shown: ${file.skipped}`;
  return `${from}  ${file.status}, +${file.addedLines} -${file.removedLines}`;
}

/** `  3 here,   0 partly, 120 other,   4 skipped  src/api/`. */
function groupedRows(files: readonly ShownFile[], markOf: (path: RepoPath) => Mark, depth: number): string {
  const groups = new Map<string, Map<Mark, number>>();
  for (const file of files) {
    const folder = folderOf(file.path, depth);
    const counts = groups.get(folder) ?? new Map<Mark, number>();
    const mark = file.skipped === null ? markOf(file.path) : 'skipped';
    groups.set(folder, counts.set(mark, (counts.get(mark) ?? 0) + 1));
  }
  const digits = String(files.length).length;
  const rows = [...groups].map(([folder, counts]) => {
    const listed = MARKS.map((mark) => `${String(counts.get(mark) ?? 0).padStart(digits)} ${mark}`);
    return `${listed.join(', ')}  ${shownPath(folder)}\n`;
  });
  return `${files.length} changed files, counted by folder:\n${rows.join('')}`;
}

function folderOf(path: RepoPath, depth: number): string {
  if (depth === 0) return '(the whole change)';
  const folder = posix.dirname(path);
  return folder === '.' ? '(top)' : `${folder.split('/').slice(0, depth).join('/')}/`;
}
