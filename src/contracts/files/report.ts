import { Type, type Static } from 'typebox';
import { ReportFinding } from './report-finding.ts';
import { Path, Side, closed } from '../shapes.ts';
import { SuppressionsSaid } from './suppressions.ts';
import { Skipped } from './skipped.ts';
import { Cost, UnusedFile } from './sent.ts';
import { LENSES } from '../vocabulary.ts';

/** The one Report that every renderer reads: `report.json`, and `correctless report RUN --format json`. */

export { ReportFinding };

const Count = Type.Integer({ minimum: 0 });
const Sha = Type.String({ pattern: '^[0-9a-f]{40,64}$' });

const DroppedFinding = Type.Object(
  {
    finding: Type.Object(
      {
        file: Type.String(),
        line: Type.Integer(),
        title: Type.String(),
        lens: Type.Enum([...LENSES]),
        /** Of a finding whose place code knows: its quote was found. */
        fingerprint: Type.Optional(Type.String()),
        side: Type.Optional(Side),
      },
      closed,
    ),
    reason: Type.Object({ kind: Type.String(), text: Type.String() }, closed),
  },
  closed,
);

const gone = {
  fingerprint: Type.String(),
  file: Path,
  line: Type.Integer(),
  title: Type.String(),
  lens: Type.Enum([...LENSES]),
  became: Type.Enum(['fixed', 'unconfirmed', 'dismissed', 'withdrawn']),
  why: Type.String(),
};

/** A finding of the run before that is open no longer. */
const GoneFinding = Type.Object(gone, closed);
/** The same of an earlier run without a complete report: that run. */
const LapsedFinding = Type.Object({ ...gone, run: Type.String() }, closed);
export type LapsedFinding = Static<typeof LapsedFinding>;
export type GoneFinding = Static<typeof GoneFinding>;

const RevisionLine = Type.Object(
  { sha: Type.Union([Sha, Type.Null()]), label: Type.String(), why: Type.String() },
  closed,
);

export const Report = Type.Object(
  {
    schema: Type.Literal(1),
    version: Type.String(),
    run: Type.String(),
    title: Type.String(),
    status: Type.Enum(['complete', 'incomplete', 'failed']),
    /** What was not reviewed, or why the run failed. Empty when complete. */
    gaps: Type.Array(Type.String()),
    exit: Type.Integer(),
    captured: Type.Enum(['hooks', 'manual']),
    scope: Type.Object(
      {
        note: Type.String(),
        /** Of a shard: the part that this report is about; `all_files` counts those of the whole change. */
        shard: Type.Optional(
          Type.Object(
            { index: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 1 }), all_files: Count },
            closed,
          ),
        ),
        /** Of a review that was narrowed to some paths: these. What else the change holds was not reviewed. */
        paths: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
        base: RevisionLine,
        head: RevisionLine,
        files: Count,
        changed_lines: Count,
        skipped: Type.Array(Skipped),
        /** Files that are shown for their lines and are executable now, or (`mode`) no more. Absent for none. */
        switched: Type.Optional(
          Type.Array(Type.Object({ path: Path, becomes: Type.Enum(['executable', 'mode']) }, closed), {
            minItems: 1,
          }),
        ),
      },
      closed,
    ),
    counts: Type.Object(
      {
        raised: Count,
        /** Findings of the run before, each of which is open, fixed, dismissed or withdrawn now. */
        followed: Count,
        shown: Count,
        critical: Count,
        important: Count,
        minor: Count,
        unscored: Count,
        not_scored: Count,
        /** Critical and high claims that were dropped for their evidence: nobody has shown that they are wrong. Absent: none. */
        unproven: Type.Optional(Count),
        /** Critical and high claims about unchanged lines of a hunk, or of a function that a hunk changes. Absent: none. */
        unplaced: Type.Optional(Count),
        /** By the kind of the reason. `raised` + `followed` = `shown` + the sum of these. */
        dropped: Type.Record(Type.String(), Count),
      },
      closed,
    ),
    coverage: Type.Object(
      {
        hunks: Count,
        /** Hunks that every lens with work has reviewed, at least one of them in this run. */
        reviewed: Count,
        /** Hunks that every lens with work has reviewed in an earlier run, as they are. */
        carried: Count,
        lenses: Type.Array(
          Type.Object(
            {
              lens: Type.Enum([...LENSES]),
              slots: Count,
              stored: Count,
              hunks: Count,
              reviewed: Count,
              carried: Count,
              why: Type.Union([Type.String(), Type.Null()]),
              /** Changed files that the lens was not sent: `hunks` counts none of theirs. Absent: it was sent all. */
              not_sent: Type.Optional(Type.Array(UnusedFile)),
            },
            closed,
          ),
        ),
      },
      closed,
    ),
    /** What became of the run before; null when this review started afresh. */
    since: Type.Union([
      Type.Null(),
      Type.Object(
        {
          run: Type.String(),
          planned_at: Type.String(),
          new: Count,
          open: Count,
          fixed: Count,
          /** Still there, and the scorer does not confirm it now. Absent in reports of before, which called it fixed. */
          unconfirmed: Type.Optional(Count),
          dismissed: Count,
          withdrawn: Count,
          gone: Type.Array(GoneFinding),
        },
        closed,
      ),
    ]),
    /** The run that was not finished and whose replies are kept here; absent for none. */
    kept: Type.Optional(Type.Object({ run: Type.String(), planned_at: Type.String() }, closed)),
    /** What code had accepted in an earlier run without a complete report, and is not listed here. Absent for none. */
    lapsed: Type.Optional(Type.Array(LapsedFinding, { minItems: 1 })),
    findings: Type.Array(ReportFinding),
    dropped: Type.Array(DroppedFinding),
    rules_changed: Type.Array(Path),
    suppressions: SuppressionsSaid,
    /** Claims of reviewers about their own work that the ledger of looks does not bear out. */
    refused_claims: Type.Array(Type.String()),
    warnings: Type.Array(Type.String()),
    /** Runs from elsewhere that the user named: this report, or the one that it goes on from, believes them. */
    word_of: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9]{4,16}$' }))),
    recommendation: Type.Enum(['approve', 'request-changes', 'needs-discussion']),
    risk_areas: Type.Array(Type.String()),
    cost: Cost,
  },
  closed,
);
export type Report = Static<typeof Report>;
