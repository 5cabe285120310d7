import type { LensRecord } from '../lenses/lens-record.ts';
import { LENS_RECORDS } from '../lenses/lenses.gen.ts';

/**
 * Closed lists that contracts, prompts and decisions share. They are separate from the schemas because loading the schema library
 * costs a hook more than all of its other work.
 */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

export type Lens = keyof typeof LENS_RECORDS;

/** The record of a lens, with the general type instead of its exact values. */
export function lensRecord(lens: Lens): LensRecord {
  return LENS_RECORDS[lens];
}

/** Every reviewer, in the order of their records. */
export const LENSES = Object.keys(LENS_RECORDS) as readonly Lens[];

const inGroup = (group: LensRecord['group']): readonly Lens[] =>
  LENSES.filter((lens) => lensRecord(lens).group === group);

/** The reviewers that run unless others are requested. */
export const DEFAULT_LENSES = inGroup('default');

/** The reviewers that `--deep` adds. Each looks beyond the changed lines, and costs accordingly. */
export const DEEP_LENSES = inGroup('deep');

/** Where a user can name the lenses of a review; otherwise those that suit the change run. */
export const NAMED_BY = ['--deep', '--lenses', 'review.lenses'] as const;
export type NamedBy = (typeof NAMED_BY)[number];

/**
 * The reviewers that may share one call, each with its own source: the default ones, except the one that judges without the tree
 * and the one that reads the whole change.
 */
export const SOURCE_LENSES = DEFAULT_LENSES.filter((lens) => {
  const { hasTree, statesIntent } = lensRecord(lens);
  return hasTree && statesIntent !== true;
});

/** Reads several sources in one call. */
export const SOURCE_READER = 'source-reader';

export const REVIEW_AGENTS = ['change-summarizer', ...LENSES, SOURCE_READER, 'finding-scorer'] as const;

/** Who writes a test of a finding of a review, and who judges it. */
export const PROOF_AGENTS = ['finding-prover', 'execute-step-validator'] as const;

/** Every agent, without the `correctless:` that the client puts before them. */
export const AGENTS = [
  ...REVIEW_AGENTS,
  'execute-step-validator',
  'audit-specialist',
  'audit-triage',
  'fix-executor',
  'finding-prover',
  'fix-diff-reviewer',
] as const;
export type Agent = (typeof AGENTS)[number];

/** Their contract has no `slot`: only the packet says which slot their reply answers. */
export const AGENTS_WITHOUT_SLOT: readonly Agent[] = [
  'execute-step-validator',
  'fix-executor',
  'finding-prover',
  'fix-diff-reviewer',
];

/** They may be asked about several findings in one call; the contract is then `<agent>-shared`. */
export const AGENTS_OF_SEVERAL = [
  'execute-step-validator',
  'fix-executor',
] as const satisfies readonly Agent[];
export type AgentOfSeveral = (typeof AGENTS_OF_SEVERAL)[number];
/** The contract of a reply: an agent's, or that of an agent asked about several findings. */
export type ReplyContract = Agent | `${AgentOfSeveral}-shared`;

/** Their reply is only the value, without a fence around it. */
export const AGENTS_WITHOUT_FENCE: readonly Agent[] = ['fix-diff-reviewer'];

/** They change files, and only in the work tree of their audit. */
export const AGENTS_THAT_WRITE: readonly Agent[] = ['fix-executor', 'finding-prover'];

/** They judge by their packet alone: opening files is refused. */
export const AGENTS_WITHOUT_TREE: readonly Agent[] = LENSES.filter((lens) => !lensRecord(lens).hasTree);

/** Most places that one scorer is asked about: few enough that it looks at each separately. */
export const MOST_PLACES_TOGETHER = 5;

/** The same limit for a small change, where a further call costs more than it gains. */
export const MOST_PLACES_OF_SMALL = 8;

/** Most presumed different defects in one call: as many as are scored for a change of one hunk. */
export const MOST_DEFECTS_TOGETHER = 15;

export const SCOPE_POLICIES = ['added', 'diff_context', 'file', 'nofilter'] as const;
export type ScopePolicy = (typeof SCOPE_POLICIES)[number];

export const SANDBOX_MODES = ['auto', 'require', 'off'] as const;
export type SandboxMode = (typeof SANDBOX_MODES)[number];

/** What confines a command: bubblewrap, `unshare` of util-linux, or only an environment and folders of its own. */
export const SANDBOX_KINDS = ['bwrap', 'user-namespaces', 'none'] as const;
export type SandboxKind = (typeof SANDBOX_KINDS)[number];

export const FAIL_LEVELS = ['critical', 'important', 'minor', 'never'] as const;
export type FailLevel = (typeof FAIL_LEVELS)[number];

/** The purpose of a run: to review a change, to judge one executed step, or to do a stage of an audit. */
export const RUN_KINDS = ['review', 'step', 'hunt', 'triage', 'fix', 'verify'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** The stages of a run in which agents are called. */
export const PHASES = [
  'summary',
  'review',
  'sources',
  'score',
  'judge',
  'hunt',
  'triage',
  'fix',
  'verify',
] as const;
export type Phase = (typeof PHASES)[number];

/** The phases of each kind of run, in order; `contracts/phases-of.ts` says which of them a run has. */
export const PHASES_OF: Readonly<Record<RunKind, readonly Phase[]>> = {
  review: ['summary', 'review', 'sources', 'score'],
  step: ['judge'],
  hunt: ['hunt'],
  triage: ['triage'],
  fix: ['fix'],
  verify: ['verify'],
};

/** The stages of an audit's round in which agents are called; each is a separate run. */
export const STAGES = ['hunt', 'triage', 'fix', 'judge', 'verify'] as const;
export type Stage = (typeof STAGES)[number];

export const PRESETS = ['qa', 'hacker', 'perf', 'ux', 'custom'] as const;
export type Preset = (typeof PRESETS)[number];

/** What can be done about the findings of a review: an audit of one round that hunts for nothing. */
export const PURPOSES = ['prove', 'fix'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What such an audit is called. */
export const PURPOSE_NOUNS: Readonly<Partial<Record<string, string>>> = { prove: 'proof', fix: 'fix' };

export const AUDIT_KINDS = [...PRESETS, ...PURPOSES] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** How sure a specialist is. */
export const TIERS = ['confirmed', 'probable', 'suspicious'] as const;
export type Tier = (typeof TIERS)[number];

/** Where a defect escaped from: the code, its specification, or neither. */
export const ESCAPE_TYPES = ['implementation', 'spec', 'non-escape'] as const;

/** `moot`: a finding of the fix review whose fixes were reverted. */
export const FINDING_STATUSES = ['open', 'fixed', 'deferred', 'disputed', 'moot'] as const;

/** The names by which a hook can set an agent's model; `inherit` keeps the session's. */
export const MODELS = ['inherit', 'haiku', 'sonnet', 'opus', 'fable'] as const;
export type Model = (typeof MODELS)[number];
