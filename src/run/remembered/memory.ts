import type { RunFile } from '../../contracts/files/run-files.ts';
import type { RememberedFinding } from '../../findings/lifecycle.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { HunkKey, ReviewedHunk } from '../../packets/hunks/hunk-keys.ts';
import type { RunPaths } from '../stored/layout.ts';
import { corrupt } from '../stored/run-json.ts';
import { readStamped, writeStamped } from '../ledger/stamped.ts';

/** `context/past.json`: what a run knows about the one before it. Written by `plan`. */
export type Past = {
  /** Every hunk for every lens of this run. */
  readonly keys: readonly HunkKey[];
  /** Those that need no review, and the run that reviewed them. */
  readonly carried: readonly ReviewedHunk[];
  /** What the previous run listed, and what runs that it did not know have found. */
  readonly findings: readonly RememberedFinding[];
  /** Files with hunks that one of these runs lacked or had in another form. */
  readonly appeared: readonly RepoPath[];
};

/** `memory.json`: what the next review of the same target starts from. Written only with a complete report. */
export type Memory = {
  /** Incremented when the shape changes: a version that does not know it starts from scratch. */
  readonly shape: 1;
  readonly reviewed: readonly ReviewedHunk[];
  readonly findings: readonly RememberedFinding[];
};

/** Throws `run/corrupt`. */
export function readPast(paths: RunPaths, run: RunFile): Promise<Past> {
  return readStamped<Past>(paths.past, run);
}

export function writePast(paths: RunPaths, run: RunFile, past: Past): Promise<void> {
  return writeStamped(paths.past, run, past);
}

/** Throws `run/corrupt` when it is missing or has a shape that this version does not know. */
export async function readMemory(paths: RunPaths, run: RunFile): Promise<Memory> {
  const memory = await readStamped<Memory | { readonly shape?: unknown }>(paths.memory, run);
  if (memory.shape === 1) return memory as Memory;
  throw corrupt(paths.memory, 'was written by another version');
}

export function writeMemory(paths: RunPaths, run: RunFile, memory: Memory): Promise<void> {
  return writeStamped(paths.memory, run, memory);
}
