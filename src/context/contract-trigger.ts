import type { RepoPath } from '../kernel/repo-path.ts';

/** Which part of a function's contract a change touches: the reason to look at its callers. */
export type TriggerKind = 'input' | 'output' | 'behavior' | 'side effect' | 'failure' | 'null';

/** A place that uses what changed. */
export type Caller = { readonly path: RepoPath; readonly line: number; readonly text: string };

/** One changed function and the parts of its contract that code found changed. */
export type ContractTrigger = {
  readonly path: RepoPath;
  readonly symbol: string;
  /** Its first line, on the new side; for a removed function on the old side. */
  readonly line: number;
  readonly kinds: readonly TriggerKind[];
  /** What changed, one line per kind: `input: (a, b) became (a)`. */
  readonly what: readonly string[];
  /** At most five, the closest first. */
  readonly callers: readonly Caller[];
  /** Callers found beyond those. */
  readonly omitted: number;
};
