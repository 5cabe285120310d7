import { posix } from 'node:path';
import { groupedBy } from '../../kernel/grouped-by.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { byteLength } from '../packet.ts';
import type { ShownFile } from '../hunks/shown-files.ts';
import { shownPath } from '../hunks/shown-path.ts';

/** Where a changed file's hunks are, from the point of view of one packet. The legend is in the packet templates. */
export const MARKS = ['here', 'partly', 'other', 'carried', 'skipped'] as const;
export type Mark = (typeof MARKS)[number];

/** A longer list is grouped by folder, so that it leaves room for the change itself. In bytes. */
const LIST_LIMIT = 24 * 1024;

const WIDTH = Math.max(...MARKS.map((mark) => mark.length)) + 2;

/** The list as one packet shows it. */
export type FileList = (markOf: (path: RepoPath) => Mark) => string;

/**
 * Every changed file with its mark, so that no agent thinks that a file it is not shown is missing.
 *
 * The length depends only on the files, never on the marks: a packet can be measured before it is filled. A list over
 * the limit counts files per folder instead, with folders as deep as fit. It counts carried-over files only if
 * `remembers` says that there may be some, so that the list of a first review is not longer because of it.
 */
export function fileList(files: readonly ShownFile[], remembers = false, limit = LIST_LIMIT): FileList {
  const other = (): Mark => 'other';
  const full: FileList = (markOf) =>
    files.map((file) => `${rowStart(file, markOf)}${shownPath(file.path)}${rowEnd(file)}\n`).join('');
  if (byteLength(full(other)) <= limit) return full;
  const counted = MARKS.filter((mark) => remembers || mark !== 'carried');
  const deepest = files.reduce((most, { path }) => Math.max(most, path.split('/').length - 1), 0);
  for (let depth = deepest; depth > 0; depth -= 1) {
    const grouped = groupedList(files, depth, counted);
    if (byteLength(grouped(other)) <= limit) return grouped;
  }
  return groupedList(files, 0, counted);
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
function groupedList(files: readonly ShownFile[], depth: number, counted: readonly Mark[]): FileList {
  const groups = groupedBy(files, ({ path }) => folderOf(path, depth));
  const digits = String(files.length).length;
  const rowOf = (folder: string, group: readonly ShownFile[], markOf: (path: RepoPath) => Mark): string => {
    const marks = group.map((file) => (file.skipped === null ? markOf(file.path) : 'skipped'));
    const counts = counted.map((mark) => {
      const count = marks.filter((other) => other === mark).length;
      return `${String(count).padStart(digits)} ${mark}`;
    });
    return `${counts.join(', ')}  ${shownPath(folder)}\n`;
  };
  return (markOf) => {
    const rows = [...groups].map(([folder, group]) => rowOf(folder, group, markOf));
    return `${files.length} changed files, counted by folder:\n${rows.join('')}`;
  };
}

function folderOf(path: RepoPath, depth: number): string {
  if (depth === 0) return '(the whole change)';
  const folder = posix.dirname(path);
  return folder === '.' ? '(top)' : `${folder.split('/').slice(0, depth).join('/')}/`;
}
