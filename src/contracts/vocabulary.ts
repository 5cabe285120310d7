/**
 * Closed lists that contracts, prompts and decisions share. They stand apart from the schemas because loading the
 * schema library costs a hook more than its whole work.
 */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;

export const LENSES = [
  'rules-compliance',
  'bug-scan',
  'dependency-check',
  'history-context',
  'comment-compliance',
] as const;
export type Lens = (typeof LENSES)[number];

export const REVIEW_AGENTS = ['change-summarizer', ...LENSES, 'finding-scorer'] as const;

/** Every agent, without the `correctless:` that the client puts before them. */
export const AGENTS = [...REVIEW_AGENTS, 'execute-step-validator'] as const;
export type Agent = (typeof AGENTS)[number];

/** Their contract has no `slot`: the packet alone says which slot a reply of theirs answers. */
export const AGENTS_WITHOUT_SLOT: readonly Agent[] = ['execute-step-validator'];

/** These judge by their packet alone: their looks are refused. */
export const AGENTS_WITHOUT_TREE: readonly Agent[] = ['rules-compliance', 'bug-scan'];

export const SCOPE_POLICIES = ['added', 'diff_context', 'file', 'nofilter'] as const;
export type ScopePolicy = (typeof SCOPE_POLICIES)[number];

export const FAIL_LEVELS = ['critical', 'important', 'never'] as const;
export type FailLevel = (typeof FAIL_LEVELS)[number];

/** What a run is for: the review of a change, or the judgement of one executed step. */
export const RUN_KINDS = ['review', 'step'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** The stages of a run in which agents are called. */
export const PHASES = ['summary', 'review', 'score', 'judge'] as const;
export type Phase = (typeof PHASES)[number];

/** Those of each kind of run, in their order. */
export const PHASES_OF: Readonly<Record<RunKind, readonly Phase[]>> = {
  review: ['summary', 'review', 'score'],
  step: ['judge'],
};

/** The names by which a hook can set an agent's model; `inherit` leaves the session's. */
export const MODELS = ['inherit', 'haiku', 'sonnet', 'opus', 'fable'] as const;
export type Model = (typeof MODELS)[number];
