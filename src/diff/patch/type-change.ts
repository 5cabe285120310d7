import type { FileChange, TextChange } from '../changed-lines.ts';
import type { FileHeader } from './file-header.ts';

/** One file's section of the patch. */
export type Section = { readonly header: FileHeader; readonly change: FileChange };

/**
 * Whether two sections about one path are a type change, such as a file that becomes a link. git shows type changes, and nothing
 * else, as a deletion directly followed by an addition.
 */
export function isTypeChange(first: Section, second: Section): boolean {
  return (
    first.header.status === 'deleted' &&
    second.header.status === 'added' &&
    fileType(first.header.oldMode) !== fileType(second.header.newMode)
  );
}

/** `100` file, `120` link, `160` submodule: the mode without its permissions. */
function fileType(mode: string | undefined): string | undefined {
  return mode?.slice(0, 3);
}

/**
 * Both sections as one change with the hunks of both. It is text if either of them shows lines.
 *
 * It has no deletion anchors: either all lines are replaced, or there are no lines to anchor to.
 */
export function joinTypeChange(removal: FileChange, addition: FileChange): FileChange {
  if (removal.kind === 'opaque' && addition.kind === 'opaque') {
    const why = addition.why === 'empty' ? removal.why : addition.why;
    return { kind: 'opaque', path: addition.path, status: 'modified', why };
  }
  const [gone, come] = [linesOf(removal), linesOf(addition)];
  return {
    kind: 'text',
    path: addition.path,
    status: 'modified',
    addedLines: come.addedLines,
    removedLines: gone.removedLines,
    hunks: [...gone.hunks, ...come.hunks],
    added: come.added,
    removed: gone.removed,
    deletionAnchors: [],
  };
}

type Lines = Pick<TextChange, 'hunks' | 'added' | 'removed' | 'addedLines' | 'removedLines'>;

function linesOf(change: FileChange): Lines {
  switch (change.kind) {
    case 'text':
      return change;
    case 'deleted':
      return { ...change, added: [] };
    case 'opaque':
      return { hunks: [], added: [], removed: [], addedLines: 0, removedLines: 0 };
  }
}
