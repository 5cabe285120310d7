import type { Report } from '../../contracts/files/report.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import type { ScoredFinding } from '../../findings/lifecycle.ts';
import type { CarriedHunk, ReviewCall } from './coverage.ts';
import type { AnyDrop } from './listed-findings.ts';

export type ReportFacts = {
  readonly run: RunFile;
  readonly files: number;
  /** Files of the whole change: more than `files` in a shard. */
  readonly allFiles: number;
  readonly changedLines: number;
  readonly skipped: Report['scope']['skipped'];
  /** Files that became executable or stopped being so, and are shown for their lines. */
  readonly switched?: Report['scope']['switched'];
  readonly hunks: readonly string[];
  readonly calls: readonly ReviewCall[];
  readonly carried: readonly CarriedHunk[];
  /** Slots of other phases that were not stored. */
  readonly otherGaps: readonly string[];
  /** What was changed while the run was going on. Makes the run failed. */
  readonly failures: readonly string[];
  readonly raised: number;
  /** How many findings of the previous run are followed; each is also in `scored` or `dropped`. */
  readonly followed: number;
  readonly scored: readonly ScoredFinding[];
  readonly dropped: readonly AnyDrop[];
  readonly rulesChanged: readonly string[];
  readonly suppressions: Omit<Report['suppressions'], 'applied'>;
  readonly refusedClaims: readonly string[];
  readonly warnings: readonly string[];
  readonly cost: Report['cost'];
};
