import { Type, type Static } from 'typebox';
import { MergedFrom } from './merged-from.ts';
import { AskedFinding } from '../replies/score.ts';
import { IdleLens, NotSent, StaleName } from './sent.ts';
import { Count, Path, Revision, RunId, Sha, SlotName, Time, closed } from '../shapes.ts';
import {
  AGENTS,
  FAIL_LEVELS,
  LENSES,
  MODELS,
  NAMED_BY,
  PHASES,
  RUN_KINDS,
  SCOPE_POLICIES,
} from '../vocabulary.ts';

/** Shapes of the files of a run: see the table in `scripts/layout/layout-table.ts`. */

const ModelName = Type.Enum([...MODELS]);

/** How a review calls its agents. */
export const Calls = closed({
  /** Whether a summarizer is called before the reviewers; otherwise `bug-scan` says what the change is for. */
  summary: Type.Boolean(),
  /** Most places that one scorer is asked about. */
  places: Type.Integer({ minimum: 1 }),
  /** `--quick`: one reviewer and one scorer. */
  quick: Type.Boolean(),
  /** Sources with little material share one call; absent: each has its own agent. */
  shared: Type.Optional(Type.Literal(true)),
  /** Later reviewers are given what the first ones raised; absent: all are called at once. */
  in_a_row: Type.Optional(Type.Literal(true)),
  /** How many agents read the whole change independently; absent: one. */
  readers: Type.Optional(Type.Integer({ minimum: 2 })),
});
export type Calls = Static<typeof Calls>;

/** The settings of the run, from the configuration at base and the options given. */
export const Settings = closed({
  threshold: Type.Integer({ minimum: 0, maximum: 100 }),
  max_findings: Type.Integer({ minimum: 1 }),
  fail_on: Type.Enum([...FAIL_LEVELS]),
  scope_policy: Type.Enum([...SCOPE_POLICIES]),
  lenses: Type.Array(Type.Enum([...LENSES])),
  /** Where somebody named the lenses, if anybody did: then each of them runs wherever it has material. */
  named_by: Type.Optional(Type.Enum([...NAMED_BY])),
  rules: Type.Enum(['all', 'scoped', 'none']),
  calls: Calls,
  models: closed({
    summary: ModelName,
    review: ModelName,
    score: ModelName,
    audit: ModelName,
    fix: ModelName,
  }),
});
export type Settings = Static<typeof Settings>;

/** `run.json`: the request and what is reviewed. Written once, by `plan`. */
export const RunFile = closed({
  layout: Type.Literal(1),
  kind: Type.Enum([...RUN_KINDS]),
  run: RunId,
  version: Type.String(),
  planned_at: Time,
  captured: Type.Enum(['hooks', 'manual']),
  /** Absolute path of the repository's top level: a run belongs to one repository. */
  top: Type.String(),
  title: Type.String(),
  scope_note: Type.String(),
  /** The target as requested, without its paths; empty when there was none. */
  asked: Type.Optional(Type.String()),
  /** The other options of the plan, as written on a command line. */
  given: Type.Optional(Type.Array(Type.String())),
  paths: Type.Array(Type.String()),
  base: Revision,
  head: Revision,
  /** Absolute path of the materialised tree that agents look at. */
  tree_root: Type.String(),
  /** Absolute path of the folder that holds `deps/` with installed packages; absent when there are none. */
  packages_root: Type.Optional(Type.String()),
  nonce: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  settings: Settings,
  /** Lenses that were requested and have nothing to look at, with the reason. */
  lenses_without_work: Type.Array(IdleLens),
  not_sent: Type.Optional(Type.Array(NotSent)),
  warnings: Type.Array(Type.String()),
  /** For a change without lines to show: files that were renamed without changes, and files that still name them. */
  stale_names: Type.Optional(Type.Array(StaleName)),
  /**
   * Lines of `.gitattributes` that the change adds, after which a checkout may hold text that differs from what reviewers see.
   */
  recoded: Type.Optional(Type.Array(closed({ path: Path, line: Type.String() }), { minItems: 1 })),
  /** What it lists is then to be proven, at most so many findings. */
  prove: Type.Optional(closed({ most: Type.Integer({ minimum: 1 }) })),
  /** The key by which a later review of the same target finds this one: `scope/target-key.ts`. */
  target: Type.Optional(Type.String()),
  /** The complete run that this one continues; absent when it starts afresh. */
  since: Type.Optional(closed({ run: RunId, planned_at: Time })),
  /** The run in progress, or failed, whose replies are reused where they still apply. */
  kept: Type.Optional(closed({ run: RunId, planned_at: Time })),
  /** Runs from elsewhere that are trusted because the user named them, for this run or one that it continues. */
  word_of: Type.Optional(Type.Array(RunId)),
  /** For a review of one part of a change: which part. `paths` are its files; `plan` is the same for all parts of one plan. */
  shard: Type.Optional(
    closed({
      index: Type.Integer({ minimum: 1 }),
      of: Type.Integer({ minimum: 1 }),
      plan: Sha,
      paths: Type.Array(Path),
      /** The note about the whole change. */
      scope_note: Type.String(),
    }),
  ),
  merged: Type.Optional(MergedFrom),
  /** The audit of which the run is a stage, and the work tree (absolute) in which its fixes are made. */
  audit: Type.Optional(
    closed({
      audit: RunId,
      round: Type.Integer({ minimum: 1 }),
      work_tree: Type.String(),
      /** Findings that share the run's only call; absent when there are fewer than two. */
      subjects: Type.Optional(Type.Array(Type.String(), { minItems: 2 })),
    }),
  ),
});
export type RunFile = Static<typeof RunFile>;

/** `slots/<n>/slot.json`: one agent call as planned. Written once. */
export const SlotFile = closed({
  run: RunId,
  base: Sha,
  head: Sha,
  slot: SlotName,
  phase: Type.Enum([...PHASES]),
  agent: Type.Enum([...AGENTS]),
  model: ModelName,
  packet: closed({ bytes: Count, sha256: Sha }),
  /** The lenses that share the call of a `source-reader`. */
  lenses: Type.Optional(Type.Array(Type.Enum([...LENSES]), { minItems: 2 })),
  /** Ids of the hunks that the packet shows: `path#n`. */
  hunks: Type.Array(Type.String()),
  /** Files that the packet shows in part or whole. */
  paths: Type.Array(Path),
  /** What a scorer is asked about. */
  findings: Type.Optional(Type.Array(AskedFinding)),
  ids: Type.Optional(Type.Array(Type.String())),
  /** In a run merged from shards: the slot of the shard that this one was copied from. */
  shard_slot: Type.Optional(SlotName),
  /** A specialist's role. */
  role: Type.Optional(Type.String()),
});
export type SlotFile = Static<typeof SlotFile>;
