import { createHash } from 'node:crypto';
import type { RepoPath } from '../kernel/repo-path.ts';

export type Identity = {
  readonly file: RepoPath;
  /** The lens, or the rule's file for a broken rule. */
  readonly source: string;
  /** The quoted lines as they are in the file, without outer white space. */
  readonly lines: readonly string[];
  /** How many times the same lines appear earlier in the file. */
  readonly occurrence: number;
};

/** SHA-256, hex. Line numbers are left out: code that only moves or is re-indented keeps its fingerprint. */
export function fingerprintOf({ file, source, lines, occurrence }: Identity): string {
  return createHash('sha256')
    .update(JSON.stringify([file, source, lines, occurrence]))
    .digest('hex');
}

/**
 * The fingerprint of the n-th (from 1) further finding with the same identity. A lens may make two claims about one quote; with
 * one fingerprint, the score and the suppression of one would count for the other.
 */
export function nextFingerprint(fingerprint: string, n: number): string {
  return createHash('sha256')
    .update(JSON.stringify([fingerprint, n]))
    .digest('hex');
}

// More findings of one lens about one quote than a reply may hold.
const MOST_OF_ONE_QUOTE = 100;

/** Whether a fingerprint is the computed one, or that of a further finding about the same quote. */
export function isNumbered(fingerprint: string, computed: string): boolean {
  if (fingerprint === computed) return true;
  for (let n = 1; n < MOST_OF_ONE_QUOTE; n += 1) {
    if (fingerprint === nextFingerprint(computed, n)) return true;
  }
  return false;
}
