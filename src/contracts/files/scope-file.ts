import { Type, type Static } from 'typebox';
import { Skipped } from './skipped.ts';
import { Count, LinePair, Path, RunId, Sha, closed } from '../shapes.ts';

/** `scope.json`: the changed lines of a run as numbers, so that a hook can place a quote without asking git. */

const Spans = Type.Array(LinePair);
const Range = closed({ start: Count, count: Count });

const HunkNumbers = closed({
  old: Range,
  new: Range,
  added: Spans,
  removed: Spans,
  deletionAnchors: Type.Array(Count),
});

export const ScopeEntry = closed({
  kind: Type.Enum(['text', 'deleted', 'opaque']),
  path: Path,
  from: Type.Optional(Path),
  status: Type.Enum(['added', 'modified', 'renamed', 'deleted']),
  why: Type.Optional(Type.Enum(['binary', 'submodule', 'mode', 'rename', 'empty'])),
  addedLines: Count,
  removedLines: Count,
  hunks: Type.Array(HunkNumbers),
});
export type ScopeEntry = Static<typeof ScopeEntry>;

export const ScopeFile = closed({
  run: RunId,
  base: Sha,
  head: Sha,
  files: Type.Array(ScopeEntry),
  skipped: Type.Array(Skipped),
});
export type ScopeFile = Static<typeof ScopeFile>;
