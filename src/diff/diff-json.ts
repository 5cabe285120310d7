import type { LineSpan } from '../kernel/line-span.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { ChangedLines, FileChange, OpaqueChange } from './changed-lines.ts';

/** One file as `correctless diff --json` prints it. Spans are `[first, last]` lines of the new file. */
export type FileJson = {
  readonly path: RepoPath;
  readonly from?: RepoPath;
  readonly kind: FileChange['kind'];
  /** Why no lines are shown; only for opaque files. */
  readonly why?: OpaqueChange['why'];
  readonly added: readonly (readonly [number, number])[];
  readonly deletionAnchors: readonly number[];
  readonly addedLines: number;
  readonly removedLines: number;
};

/** The files of a change in the format of `correctless diff --json`, in the order of the change. */
export function diffJson(changed: ChangedLines): { readonly files: readonly FileJson[] } {
  return { files: [...changed.values()].map(fileJson) };
}

const pair = ({ start, end }: LineSpan): readonly [number, number] => [start, end];

const NOTHING = { added: [], deletionAnchors: [], addedLines: 0, removedLines: 0 } as const;

function fileJson(change: FileChange): FileJson {
  const { path, kind } = change;
  switch (change.kind) {
    case 'text': {
      const { from, addedLines, removedLines, deletionAnchors } = change;
      const lines = { added: change.added.map(pair), deletionAnchors, addedLines, removedLines };
      return from === undefined ? { path, kind, ...lines } : { path, from, kind, ...lines };
    }
    case 'deleted':
      return { path, kind, ...NOTHING, removedLines: change.removedLines };
    case 'opaque':
      return { path, ...(change.from && { from: change.from }), kind, why: change.why, ...NOTHING };
  }
}
