import { lineCount } from '../kernel/line-span.ts';
import type { DeletedFile, FileChange, Hunk, OpaqueChange, TextChange } from './changed-lines.ts';
import type { FileHeader } from './patch/file-header.ts';
import { isEmptyBlob } from './empty-blob.ts';

const SUBMODULE_MODE = '160000';

/**
 * Combines a file's header and hunks. Returns a text if they contradict each other: then there are too few or too many lines, and
 * the change cannot be trusted.
 */
export function fileChange(header: FileHeader, hunks: readonly Hunk[]): FileChange | string {
  const contradiction = hunks.length === 0 ? missingHunks(header) : impossibleHunks(header, hunks);
  if (contradiction !== undefined) return contradiction;
  const why = opaqueReason(header, hunks);
  return why === undefined ? linesOf(header, hunks) : opaque(header, why);
}

function missingHunks(header: FileHeader): string | undefined {
  if (header.announcesHunks) return 'no hunk follows its "---" and "+++" lines';
  if (header.binary) return undefined;
  const { index, status } = header;
  if (index !== undefined && index.old !== index.new && !isEmptyFile(header)) {
    return `its content changes from ${index.old} to ${index.new}, but no line of it is shown`;
  }
  return status === 'modified' && header.oldMode === header.newMode ? 'nothing about it changes' : undefined;
}

function isEmptyFile({ index, status }: FileHeader): boolean {
  if (index === undefined) return false;
  return (status === 'added' && isEmptyBlob(index.new)) || (status === 'deleted' && isEmptyBlob(index.old));
}

function impossibleHunks(header: FileHeader, hunks: readonly Hunk[]): string | undefined {
  if (header.binary) return 'it is binary and has hunks';
  if (!header.announcesHunks) return 'it has hunks but no "---" and "+++" lines';
  if (header.status === 'added' && hunks.some((hunk) => hunk.old.count > 0))
    return 'it is new and has old lines';
  if (header.status === 'deleted' && hunks.some((hunk) => hunk.new.count > 0))
    return 'it is deleted and has new lines';
  return undefined;
}

function opaqueReason(header: FileHeader, hunks: readonly Hunk[]): OpaqueChange['why'] | undefined {
  if (header.oldMode === SUBMODULE_MODE || header.newMode === SUBMODULE_MODE) return 'submodule';
  if (header.binary) return 'binary';
  if (hunks.length > 0) return undefined;
  switch (header.status) {
    case 'added':
    case 'deleted':
      return 'empty';
    case 'renamed':
      return 'rename';
    case 'modified':
      return 'mode';
  }
}

function opaque({ path, from, status }: FileHeader, why: OpaqueChange['why']): OpaqueChange {
  return { kind: 'opaque', path, ...(from === undefined ? {} : { from }), status, why };
}

function linesOf({ path, from, status }: FileHeader, hunks: readonly Hunk[]): TextChange | DeletedFile {
  // Hunks are in ascending order and never touch (`misplaced` checks this), so the joined lists are sorted.
  const removed = hunks.flatMap((hunk) => hunk.removed);
  const removedLines = lineCount(removed);
  if (status === 'deleted') return { kind: 'deleted', path, addedLines: 0, removedLines, hunks, removed };
  const added = hunks.flatMap((hunk) => hunk.added);
  return {
    kind: 'text',
    path,
    ...(from === undefined ? {} : { from }),
    status,
    addedLines: lineCount(added),
    removedLines,
    hunks,
    added,
    removed,
    deletionAnchors: hunks.flatMap((hunk) => hunk.deletionAnchors),
  };
}
