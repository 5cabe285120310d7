import type { LineSpan } from '../kernel/line-span.ts';
import type { RepoPath } from '../kernel/repo-path.ts';

/** One hunk of a file's patch. `count` 0 means that the side is empty; `start` is then the line before. */
export type Hunk = {
  readonly old: { readonly start: number; readonly count: number };
  readonly new: { readonly start: number; readonly count: number };
  /** Byte offsets in the patch, from the `@@` line to the end of the last line (its newline included). */
  readonly bytes: { readonly start: number; readonly end: number };
  /** Lines of the new file that this hunk adds. */
  readonly added: readonly LineSpan[];
  /** Lines of the old file that this hunk removes. */
  readonly removed: readonly LineSpan[];
  /** New-file lines after removed text that nothing replaces: see `TextChange`. */
  readonly deletionAnchors: readonly number[];
};

type Changed = {
  readonly path: RepoPath;
  readonly addedLines: number;
  readonly removedLines: number;
  readonly hunks: readonly Hunk[];
  readonly removed: readonly LineSpan[];
};

export type TextChange = Changed & {
  readonly kind: 'text';
  readonly status: 'added' | 'modified' | 'renamed';
  readonly from?: RepoPath;
  /** Sorted, not adjacent. */
  readonly added: readonly LineSpan[];
  /**
   * The new-file line that follows a removal without replacement, clamped to the file's last line; 1 in a file that
   * is now empty.
   */
  readonly deletionAnchors: readonly number[];
};

export type DeletedFile = Changed & { readonly kind: 'deleted' };

export type OpaqueChange = {
  readonly kind: 'opaque';
  readonly path: RepoPath;
  readonly from?: RepoPath;
  readonly status: 'added' | 'modified' | 'renamed' | 'deleted';
  readonly why: 'binary' | 'submodule' | 'mode' | 'rename' | 'empty';
};

export type FileChange = TextChange | DeletedFile | OpaqueChange;

/** Sorted by path, in code-unit order, each path once. */
export type ChangedLines = ReadonlyMap<RepoPath, FileChange>;
