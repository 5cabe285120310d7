/**
 * Closed lists that contracts, prompts and decisions share. They stand apart from the schemas because loading the
 * schema library costs a hook more than its whole work.
 */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const LENSES = [
  'rules-compliance',
  'bug-scan',
  'dependency-check',
  'history-context',
  'comment-compliance',
] as const;
export type Lens = (typeof LENSES)[number];

export const SCOPE_POLICIES = ['added', 'diff_context', 'file', 'nofilter'] as const;
export type ScopePolicy = (typeof SCOPE_POLICIES)[number];

export const FAIL_LEVELS = ['critical', 'important', 'never'] as const;
export type FailLevel = (typeof FAIL_LEVELS)[number];
