import { Type, type Static } from 'typebox';
import { ReportFinding } from './report-finding.ts';
import { Count, Path, RunId, Sha, Side, closed } from '../shapes.ts';
import { SuppressionsSaid } from './suppressions.ts';
import { Skipped } from './skipped.ts';
import { Cost, UnusedFile } from './sent.ts';
import { LENSES } from '../vocabulary.ts';

/** The only report that renderers read: `report.json`, and `correctless report RUN --format json`. */

export { ReportFinding };

const DroppedFinding = closed({
  finding: closed({
    file: Type.String(),
    line: Type.Integer(),
    title: Type.String(),
    lens: Type.Enum([...LENSES]),
    /** For a finding whose place code knows, because its quote was found. */
    fingerprint: Type.Optional(Type.String()),
    side: Type.Optional(Side),
  }),
  reason: closed({ kind: Type.String(), text: Type.String() }),
});

const gone = {
  fingerprint: Type.String(),
  file: Path,
  line: Type.Integer(),
  title: Type.String(),
  lens: Type.Enum([...LENSES]),
  became: Type.Enum(['fixed', 'unconfirmed', 'dismissed', 'withdrawn']),
  why: Type.String(),
};

/** A finding of the previous run that is no longer open. */
const GoneFinding = closed(gone);
/** Also of an earlier run without a complete report: `run` names it. */
const LapsedFinding = closed({ ...gone, run: Type.String() });
export type LapsedFinding = Static<typeof LapsedFinding>;
export type GoneFinding = Static<typeof GoneFinding>;

const RevisionLine = closed({
  sha: Type.Union([Sha, Type.Null()]),
  label: Type.String(),
  why: Type.String(),
});

export const Report = closed({
  schema: Type.Literal(1),
  version: Type.String(),
  run: Type.String(),
  title: Type.String(),
  status: Type.Enum(['complete', 'incomplete', 'failed']),
  /** What was not reviewed, or why the run failed. Empty when complete. */
  gaps: Type.Array(Type.String()),
  exit: Type.Integer(),
  captured: Type.Enum(['hooks', 'manual']),
  scope: closed({
    note: Type.String(),
    /** For a shard: the part that this report is about; `all_files` counts the files of the whole change. */
    shard: Type.Optional(
      closed({ index: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 1 }), all_files: Count }),
    ),
    /** For a review limited to some paths: these. The rest of the change was not reviewed. */
    paths: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
    base: RevisionLine,
    head: RevisionLine,
    files: Count,
    changed_lines: Count,
    skipped: Type.Array(Skipped),
    /** Files with shown lines that became executable or (`mode`) are no longer. Absent when there are none. */
    switched: Type.Optional(
      Type.Array(closed({ path: Path, becomes: Type.Enum(['executable', 'mode']) }), {
        minItems: 1,
      }),
    ),
  }),
  counts: closed({
    raised: Count,
    /** Findings of the previous run, each of which is now open, fixed, dismissed or withdrawn. */
    followed: Count,
    shown: Count,
    critical: Count,
    important: Count,
    minor: Count,
    unscored: Count,
    not_scored: Count,
    /**
     * Critical and high claims dropped for lack of evidence: nobody has shown that they are wrong. Absent when there are
     * none.
     */
    unproven: Type.Optional(Count),
    /**
     * Critical and high claims about unchanged lines of a hunk, or of a function that a hunk changes. Absent when there are
     * none.
     */
    unplaced: Type.Optional(Count),
    /** By kind of reason. `raised` + `followed` = `shown` + the sum of these. */
    dropped: Type.Record(Type.String(), Count),
  }),
  coverage: closed({
    hunks: Count,
    /** Hunks that every lens with work has reviewed, at least one of them in this run. */
    reviewed: Count,
    /** Hunks that every lens with work reviewed in an earlier run, unchanged since. */
    carried: Count,
    lenses: Type.Array(
      closed({
        lens: Type.Enum([...LENSES]),
        slots: Count,
        stored: Count,
        hunks: Count,
        reviewed: Count,
        carried: Count,
        why: Type.Union([Type.String(), Type.Null()]),
        /** Changed files that the lens was not sent: `hunks` does not count their hunks. Absent when it was sent all. */
        not_sent: Type.Optional(Type.Array(UnusedFile)),
      }),
    ),
  }),
  /** What became of the previous run's findings; null when this review started afresh. */
  since: Type.Union([
    Type.Null(),
    closed({
      run: Type.String(),
      planned_at: Type.String(),
      new: Count,
      open: Count,
      fixed: Count,
      /** The code is still there, and the scorer no longer confirms the finding. */
      unconfirmed: Count,
      dismissed: Count,
      withdrawn: Count,
      gone: Type.Array(GoneFinding),
    }),
  ]),
  /** The unfinished run whose replies are reused here; absent when there is none. */
  kept: Type.Optional(closed({ run: Type.String(), planned_at: Type.String() })),
  /** What code accepted in an earlier run without a complete report, and is not listed here. Absent when there is nothing. */
  lapsed: Type.Optional(Type.Array(LapsedFinding, { minItems: 1 })),
  findings: Type.Array(ReportFinding),
  dropped: Type.Array(DroppedFinding),
  rules_changed: Type.Array(Path),
  suppressions: SuppressionsSaid,
  /** Claims of reviewers about their own work that the ledger of looks contradicts. */
  refused_claims: Type.Array(Type.String()),
  warnings: Type.Array(Type.String()),
  /** Runs from elsewhere that the user named, and that this report or the one it continues trusts. */
  word_of: Type.Optional(Type.Array(RunId)),
  recommendation: Type.Enum(['approve', 'request-changes', 'needs-discussion']),
  risk_areas: Type.Array(Type.String()),
  cost: Cost,
});
export type Report = Static<typeof Report>;
