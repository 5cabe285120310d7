import type { AuditFile } from '../../../../contracts/files/audit-files.ts';
import type { AuditFinding, Rejection } from '../../../../contracts/replies/audit-finding.ts';
import type { Severity } from '../../../../contracts/shapes.ts';

export type BySeverity = Readonly<Record<Severity, number>>;

/** The evidence for a fix: its commit, what the tests and the review said, and what it cost. */
export type PageFix = {
  readonly sha: string;
  readonly tests: string;
  readonly review: string;
  readonly calls: number;
};

export type AuditPage = {
  readonly file: AuditFile;
  /** The commit that its branch is at. */
  readonly head: string;
  readonly verdict: {
    readonly status: 'complete' | 'incomplete' | 'failed';
    readonly exit: number;
    readonly why: string;
  };
  readonly arithmetic: string;
  /** In the order in which they were raised. */
  readonly findings: readonly AuditFinding[];
  readonly rejected: readonly Rejection[];
  readonly rounds: readonly {
    readonly round: number;
    /** What the absence of findings is worth: `0 of 7 answered; nothing is known`. */
    readonly answered: string;
    readonly found: BySeverity;
    readonly fixed: BySeverity;
    readonly reopened: BySeverity;
  }[];
  readonly timeline: readonly {
    readonly at: string;
    readonly round: number | null;
    readonly what: string;
    readonly tone: 'good' | 'bad' | 'plain';
  }[];
  /** By the finding they are for, without reverted ones. */
  readonly fixes: ReadonlyMap<string, PageFix>;
  /** How many agents were called, in words. */
  readonly calls: string;
};
