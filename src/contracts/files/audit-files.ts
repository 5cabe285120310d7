import { Type, type Static } from 'typebox';
import { Count, LinePair, Path, RunId, Sha, closed } from '../shapes.ts';
import { AUDIT_KINDS, MODELS, SANDBOX_KINDS } from '../vocabulary.ts';

/** The files of an audit, except its journal. */

const ModelName = Type.Enum([...MODELS]);

/** The settings of an audit: the configuration at its first commit, and the options given. */
export const AuditSettings = closed({
  test: Type.String({ minLength: 1 }),
  setup: Type.Union([Type.String(), Type.Null()]),
  /** Absent when there is none. */
  lint: Type.Optional(Type.String({ minLength: 1 })),
  share: Type.Array(Type.String()),
  zero_findings_threshold: Type.Integer({ minimum: 1 }),
  max_rounds: Type.Integer({ minimum: 1 }),
  chunking: Type.Boolean(),
  /** Other files that a fix may change, in gitignore syntax. Absent when there are none. */
  also_touch: Type.Optional(Type.Array(Type.String())),
  /** Paths no fix may change, in gitignore syntax. */
  exclude: Type.Array(Type.String()),
  models: closed({ audit: ModelName, fix: ModelName }),
  /** Of a proof: what confines the tests. */
  sandbox: Type.Optional(Type.Enum([...SANDBOX_KINDS])),
});
export type AuditSettings = Static<typeof AuditSettings>;

/** A file that the specialists have to review. */
export const AuditedFile = closed({
  path: Path,
  bytes: Count,
  /** Lines the scope's change added; empty when the scope is not a change. */
  changed: Type.Array(LinePair),
});
export type AuditedFile = Static<typeof AuditedFile>;

/** A specialist's role: one of `prompts/roles/`, or one that the repository defines, with its text. */
export const AuditRole = closed({ slug: Type.String(), own: Type.Union([Type.String(), Type.Null()]) });
export type AuditRole = Static<typeof AuditRole>;

/** A role that is not called because it has nothing to go by, and why. */
export const IdleRole = closed({ slug: Type.String(), why: Type.String() });
export type IdleRole = Static<typeof IdleRole>;

/** `audits/<audit>/audit.json`: what was asked. Written once, by `audit start`. */
export const AuditFile = closed({
  layout: Type.Literal(1),
  audit: RunId,
  version: Type.String(),
  preset: Type.Enum([...AUDIT_KINDS]),
  /** For `prove` and `fix`: the review whose findings it is about, and their ids there. Absent for an audit that hunts. */
  of: Type.Optional(closed({ run: RunId, findings: Type.Array(Type.String(), { minItems: 1 }) })),
  /** As asked: `changed`, `all` or paths. */
  scope: Type.String(),
  scope_note: Type.String(),
  started_at: Type.String(),
  /** The day of `started_at`. */
  date: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
  /**
   * Used in the names of its branch and its files: the day, with a number if that day already had an audit with this preset.
   */
  label: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d(-[0-9]+)?$' }),
  /** The commit the audit started from. */
  start: Sha,
  /** For scope `changed`: the commit that the change is compared with. */
  base: Type.Optional(Sha),
  /** Absolute path of the user's own work tree. */
  top: Type.String(),
  /** Absolute path of the work tree in which fixes are made; the same as `top` in place. */
  work_tree: Type.String(),
  in_place: Type.Boolean(),
  branch: Type.String(),
  branch_slug: Type.String(),
  /** The branch that was checked out in the user's tree; null on a detached HEAD. */
  home_branch: Type.Union([Type.String(), Type.Null()]),
  auto: Type.Boolean(),
  captured: Type.Enum(['hooks', 'manual']),
  cache_root: Type.String(),
  settings: AuditSettings,
  /** Empty for `prove` and `fix`. */
  roles: Type.Array(AuditRole),
  files: Type.Array(AuditedFile, { minItems: 1 }),
  skipped: Type.Array(closed({ path: Path, reason: Type.String(), bytes: Type.Union([Count, Type.Null()]) })),
  warnings: Type.Array(Type.String()),
});
export type AuditFile = Static<typeof AuditFile>;

/** `artifacts/workflow-state-<branch-slug>.json`, for other tools; made from the journal, never read back. */
export const WorkflowState = closed({
  phase: Type.Enum(['audit', 'done']),
  task: Type.String(),
  spec_file: Type.Null(),
  started_at: Type.String(),
  phase_entered_at: Type.String(),
  branch: Type.String(),
  qa_rounds: Count,
  audit: closed({
    type: Type.Enum([...AUDIT_KINDS]),
    rounds_completed: Count,
    total_findings: Count,
    findings_fixed: Count,
    /** What the absence of findings in the last round is worth: `0 of 7 answered; nothing is known`. */
    answered: Type.String(),
    converged: Type.Boolean(),
  }),
});
export type WorkflowState = Static<typeof WorkflowState>;

/** One line of `artifacts/audit-trail-<branch-slug>.jsonl`, a file that nothing else writes. */
export const TrailRecord = closed({
  timestamp: Type.String(),
  branch_slug: Type.String(),
  round: Type.Integer({ minimum: 1 }),
  zero_findings_on_nontrivial_diff: Type.Literal(true),
  lines_changed: Count,
  threshold: Type.Integer({ minimum: 1 }),
  /** The run whose packets and replies are below `runs/`, and their hashes. */
  reviewer_request: Type.Array(Type.String()),
  reviewer_response: Type.Array(Type.String()),
});
export type TrailRecord = Static<typeof TrailRecord>;
