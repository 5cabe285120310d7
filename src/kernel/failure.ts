/**
 * Every way a command can stop on purpose, and the exit status it maps to. The only place either is written.
 *
 * 2 refused: usage or budget · 3 incomplete, or input from a model that is not acceptable ·
 * 4 environment: git, node, disk · 130 Ctrl-C. 1 (findings) and 0 are outcomes, not failures; 70 is a bug in this program.
 */
export const FAILURES = {
  'usage/unknown-command': 2,
  'usage/unknown-option': 2,
  'usage/missing-argument': 2,
  'usage/bad-value': 2,
  'usage/input-too-large': 2,

  'scope/empty': 2,
  'scope/base-is-head': 2,
  'scope/unknown-revision': 2,
  'scope/unrelated-histories': 2,
  'scope/several-merge-bases': 2,
  'scope/no-default-branch': 2,
  'scope/too-many-files': 2,
  'scope/too-much-text': 2,
  'scope/unmerged': 2,
  'scope/no-pull-request': 2,
  'scope/no-github-remote': 2,
  'scope/wrong-repository': 2,
  'scope/pull-request-closed': 2,
  'rules/none-found': 2,
  'config/unreadable': 2,
  'config/unknown-key': 2,
  'config/bad-value': 2,

  'refused/no-json': 3,
  'refused/several-json-values': 3,
  'refused/not-strict-json': 3,
  'refused/duplicate-key': 3,
  'refused/too-deep': 3,
  'refused/too-large': 3,
  'refused/schema': 3,
  'refused/wrong-slot': 3,
  'refused/duplicate-id': 3,
  'refused/claims': 3,
  'refused/not-a-diff': 3,
  'refused/combined-diff': 3,
  'refused/malformed-diff': 3,
  'refused/diff-disagrees-with-git': 3,
  'refused/diff-disagrees-with-github': 3,
  'refused/empty-change-map': 3,

  'run/unknown': 2,
  'run/unknown-slot': 2,
  'run/corrupt': 3,
  'run/foreign': 3,
  'run/tracked': 2,
  'run/other-repository': 2,
  'run/not-finished': 3,
  'run/captured-by-hooks': 2,
  'run/slot-stored': 2,
  'run/over-cap': 2,
  'run/stopped': 130,

  'post/no-pull-request': 2,
  'post/outdated': 2,
  'post/pending-review': 2,
  'post/refused': 4,

  'merge/no-shards': 2,
  'merge/not-a-shard': 2,
  'merge/other-plan': 2,
  'merge/shard-twice': 2,
  'merge/edited-shard': 3,
  'merge/unknown-head': 4,

  /** Markers of the fix review, in the words that other tools look for. */
  'PROMPT-BUDGET-EXCEEDED': 2,
  'FAIL-CLOSED': 3,
  'FORENSIC-LOG-FAILED': 3,
  'audit/blocking': 3,
  'audit/unknown': 2,
  'audit/open': 2,
  'audit/busy': 2,
  'audit/not-over': 2,
  'audit/unreviewed': 3,
  'audit/no-test-command': 2,
  'audit/no-roles': 2,
  'audit/no-question': 2,
  'audit/setup-failed': 4,
  'audit/branch-exists': 2,
  'audit/no-branch': 2,
  'audit/work-tree-dirty': 2,
  'audit/ref-exists': 3,
  'audit/branch-moved': 3,
  'audit/merge-conflict': 3,

  'environment/not-a-repository': 4,
  'environment/no-commits': 4,
  'environment/no-identity': 4,
  'environment/shallow-without-base': 4,
  'environment/git-missing': 4,
  'environment/git-failed': 4,
  'environment/file-unreadable': 4,
  'environment/file-unwritable': 4,
  'environment/output-lost': 4,
  'environment/tree-unavailable': 4,
  'environment/key-unsafe': 4,
  'environment/not-started': 4,
  'environment/client-missing': 4,
  'environment/client-not-logged-in': 4,
  'environment/fetch-failed': 4,
  'environment/pull-request-moved': 4,
  'environment/gh-missing': 4,
  'environment/gh-not-logged-in': 4,
  'environment/gh-no-access': 4,
  'environment/gh-rate-limited': 4,
  'environment/gh-unreachable': 4,
  'environment/gh-failed': 4,
} as const satisfies Record<string, 2 | 3 | 4 | 130>;

export type FailureCode = keyof typeof FAILURES;

/** A command that stopped on purpose. `message` says what is wrong and with which value, `hint` what to do next. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly hint: string | undefined;

  constructor(code: FailureCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.hint = options.hint;
  }
}
