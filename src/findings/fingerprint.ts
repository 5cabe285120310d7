import { createHash } from 'node:crypto';
import type { RepoPath } from '../kernel/repo-path.ts';

/** What makes a finding the same finding in the next review. */
export type Identity = {
  readonly file: RepoPath;
  /** The lens, or for a broken rule the rule's file. */
  readonly source: string;
  /** The quoted lines as they stand in the file, without outer white space. */
  readonly lines: readonly string[];
  /** How many times the same lines stand before them in the file. */
  readonly occurrence: number;
};

/** SHA-256, hex. No line number takes part: code that only moves or is indented anew keeps its fingerprint. */
export function fingerprintOf({ file, source, lines, occurrence }: Identity): string {
  return createHash('sha256')
    .update(JSON.stringify([file, source, lines, occurrence]))
    .digest('hex');
}

/**
 * The n-th different finding (n from 1) of one identity, behind the first. A lens may say two things of one quote; under
 * one fingerprint, one's score and one's suppression would count for the other.
 */
export function nextFingerprint(fingerprint: string, n: number): string {
  return createHash('sha256')
    .update(JSON.stringify([fingerprint, n]))
    .digest('hex');
}

// More findings of one lens about one quote than a reply may hold.
const MOST_OF_ONE_QUOTE = 100;

/** Whether a fingerprint is the computed one, or that of a second finding about the same quote. */
export function isNumbered(fingerprint: string, computed: string): boolean {
  if (fingerprint === computed) return true;
  for (let n = 1; n < MOST_OF_ONE_QUOTE; n += 1) {
    if (fingerprint === nextFingerprint(computed, n)) return true;
  }
  return false;
}
