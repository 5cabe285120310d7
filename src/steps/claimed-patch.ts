import type { ChangedLines, FileChange } from '../diff/changed-lines.ts';
import { parsePatch } from '../diff/patch/parse-patch.ts';
import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/text/printable.ts';

/** A patch as an executor hands it over. If it cannot be read, not even its file names are believed. */
export type ClaimedPatch =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly why: string }
  | { readonly kind: 'read'; readonly changes: ChangedLines };

/**
 * Reads a claimed patch: unified, with or without `diff --git` lines. Besides malformed patches, it refuses those that nobody
 * could apply: a last line without its end, or a binary file without its content.
 */
export function readClaimedPatch(patch: string | undefined): ClaimedPatch {
  if (patch === undefined || patch.trim() === '') return { kind: 'none' };
  if (!patch.endsWith('\n')) {
    return {
      kind: 'unreadable',
      why: 'it ends in the middle of a line: the newline after its last line is missing',
    };
  }
  try {
    const changes = parsePatch(Buffer.from(patch), { plainHeaders: true, idleHunks: true });
    const hollow = /^Binary files .* differ\r?$/m.test(patch) && [...changes.values()].find(isBinary);
    if (!hollow) return { kind: 'read', changes };
    return {
      kind: 'unreadable',
      why: `${printable(hollow.path)} is binary and its content is not shown: git diff --binary shows it`,
    };
  } catch (error) {
    if (error instanceof Failure) return { kind: 'unreadable', why: error.message };
    throw error;
  }
}

/** Whether it changes anything: a line, a mode, a name, the bytes of a binary file. */
export function hasImpact(change: FileChange): boolean {
  switch (change.kind) {
    case 'text':
    case 'deleted':
      return (
        change.addedLines + change.removedLines > 0 || (change.kind === 'text' && change.from !== undefined)
      );
    case 'opaque':
      return true;
  }
}

function isBinary(change: FileChange): boolean {
  return change.kind === 'opaque' && change.why === 'binary';
}
