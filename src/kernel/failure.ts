/**
 * Every code a command can fail with, and its exit status. The comment before the comma says what the code means, and
 * `docs/cli.md` is generated from it. It is a comment so that the bundler drops it: the program does not need it at run time.
 *
 * 2 refused: usage or budget · 3 incomplete, or unacceptable input from a model · 4 environment: git, node, disk · 130 Ctrl-C. 1
 * (findings) and 0 are outcomes, not failures; 70 is a bug in this program.
 */
export const FAILURES = {
  'usage/unknown-command': 2 /* There is no such command. */,
  'usage/unknown-option': 2 /* The command has no such option. */,
  'usage/missing-argument': 2 /* The command, or an option of it, needs a value. */,
  'usage/bad-value': 2 /* A value is not accepted, or there is an argument too many. */,
  'usage/input-too-large': 2 /* The input is over the size limit for its kind: see the table of inputs. */,

  'scope/empty': 2 /* The target holds no change. There is no fallback to another one. */,
  'scope/base-is-head': 2 /* A branch was to be reviewed against itself. */,
  'scope/unknown-revision': 2 /* No commit in this repository has that name. */,
  'scope/unrelated-histories': 2 /* The two revisions have no common ancestor. */,
  'scope/several-merge-bases': 2 /* The two revisions have several best common ancestors, which cannot be merged. */,
  'scope/no-default-branch': 2 /* No default branch could be found to compare with. */,
  'scope/too-many-files': 2 /* There are more files than the limit, and no `--yes`. */,
  'scope/path-too-long': 2 /* The tree under review holds a path that this system cannot open. */,
  'scope/too-much-text': 2 /* The change is too large to review: its patch is over 256 MiB. */,
  'scope/unmerged': 2 /* A merge is in progress: unmerged files have no single content to review. */,
  'scope/no-pull-request': 2 /* The repository has no pull request with that number. */,
  'scope/no-github-remote': 2 /* No remote names the GitHub repository of the pull request. */,
  'scope/wrong-repository': 2 /* No remote points to the repository of the pull request. */,
  'scope/pull-request-closed': 2 /* The pull request is closed or merged, and no `--yes`. */,
  'rules/none-found': 2 /* The repository has no rule files at base. */,
  'config/unreadable': 2 /* The configuration at base is not JSON. */,
  'config/unknown-key': 2 /* The configuration has an unknown key. */,
  'config/bad-value': 2 /* The configuration has a value that is not accepted. */,

  'refused/no-json': 3 /* A reply is empty. */,
  'refused/several-json-values': 3 /* A reply holds more than one JSON value: choosing one would be a guess. */,
  'refused/not-strict-json': 3 /* A reply is not exactly one JSON value. */,
  'refused/duplicate-key': 3 /* A JSON object holds the same key twice. */,
  'refused/too-deep': 3 /* A JSON value is nested deeper than 64 levels. */,
  'refused/too-large': 3 /* A reply is larger than anything a contract allows. */,
  'refused/schema': 3 /* A value breaks its contract; the pointer says where. */,
  'refused/wrong-slot': 3 /* A reply names a slot other than its own. */,
  'refused/duplicate-id': 3 /* A reply uses an id twice. */,
  'refused/claims': 3 /* Claims in a reply do not hold; each is named. */,
  'refused/not-a-diff': 3 /* The text is not a git patch. */,
  'refused/combined-diff': 3 /* The patch is a combined diff of a merge, which has no single old side. */,
  'refused/malformed-diff': 3 /* The hunks of a patch do not match their own counts. */,
  'refused/diff-disagrees-with-git': 3 /* The parsed patch and `git diff --numstat` do not agree. */,
  'refused/diff-disagrees-with-github': 3 /* GitHub and git list different files for the pull request. */,
  'refused/empty-change-map': 3 /* A diff that is not empty gave no changed line. */,

  'run/unknown': 2 /* There is no such run here. */,
  'run/unknown-slot': 2 /* The run has no such slot. */,
  'run/corrupt': 3 /* A file of the run is missing, was changed, or belongs to another run. */,
  'run/foreign': 3 /* The run was not written by you on this machine: its ledger is not sealed with your key. */,
  'run/tracked': 2 /* git tracks files of runs or audits: they came with a commit. */,
  'run/other-repository': 2 /* The run belongs to another repository. */,
  'run/not-finished': 3 /* The run has slots that are not reviewed yet. */,
  'run/captured-by-hooks': 2 /* The run takes replies only from the client, not by hand. */,
  'run/slot-stored': 2 /* The slot already has a reply, and a stored reply is never replaced. */,
  'run/over-cap': 2 /* The run would exceed its limit of agents, bytes or tokens. Nothing was started. */,
  'run/stopped': 130 /* Ctrl-C ended it. What was stored is kept, and the hint names the command that continues. */,

  'post/no-pull-request': 2 /* The run did not review a pull request, so there is nowhere to post it. */,
  'post/outdated': 2 /* The commits of the pull request are no longer those that were reviewed. */,
  'post/pending-review': 2 /* GitHub allows one pending review per user, and you have not submitted yours. */,
  'post/refused': 4 /* GitHub refused the review; its own message follows. */,

  'prove/no-sandbox': 3 /* The configuration requires a sandbox for code that a model wrote, and none works here. */,

  'merge/no-shards': 2 /* None of the named runs or folders is a shard of a review. */,
  'merge/not-a-shard': 2 /* The run is a whole review or a step, or its folder is not a plain folder of files. */,
  'merge/other-plan': 2 /* The shards are not parts of the same review; what differs is named. */,
  'merge/shard-twice': 2 /* The same part of a review was given twice. */,
  'merge/edited-shard': 3 /* A shard differs from its plan: it was changed, or never matched. */,
  'merge/unknown-head': 4 /* The repository does not hold the revisions that the shards reviewed. */,

  /** Markers of the fix review, in the words that other tools look for. */
  'PROMPT-BUDGET-EXCEEDED': 2 /* The fixes of a round make a packet over 100 KB; nothing is cut off to fit. */,
  'FAIL-CLOSED': 3 /* A stage of an audit got no acceptable reply. The round is aborted, and nothing in it advances. */,
  'FORENSIC-LOG-FAILED': 3 /* A review without findings could not be recorded. The round is aborted. */,
  'audit/blocking': 3 /* The tests cannot be run, or fail whichever fix is reverted. The round is aborted. */,
  'audit/unknown': 2 /* There is no audit of that name in this repository. */,
  'audit/open': 2 /* Another audit of this repository is neither finished nor discarded. */,
  'audit/busy': 2 /* Another process is working on the audit. */,
  'audit/not-over': 2 /* The audit has not ended, so it cannot be finished. */,
  'audit/unreviewed': 3 /* The branch of an audit has commits that no fix review has seen, so it is merged only if you ask for that. */,
  'audit/no-test-command': 2 /* The configuration names no test command, and no fix can be trusted without one. */,
  'audit/no-roles': 2 /* Preset `custom` needs roles in the configuration. */,
  'audit/no-question': 2 /* The audit is not asking that question now. */,
  'audit/setup-failed': 4 /* The command that makes the work tree runnable failed or did not end. */,
  'audit/branch-exists': 2 /* The branch for an audit already exists, at another commit or in another work tree. */,
  'audit/no-branch': 2 /* HEAD is not on a branch that could be merged into. */,
  'audit/work-tree-dirty': 2 /* A work tree holds uncommitted work that would be lost; the files are named. */,
  'audit/ref-exists': 3 /* A ref that is set only once is at another commit. */,
  'audit/branch-moved': 3 /* A branch is at another commit than the audit left it at. */,
  'audit/merge-conflict': 3 /* The branch does not merge without conflicts. Nothing was changed. */,

  'environment/not-a-repository': 4 /* The folder is not inside a git repository with a work tree. */,
  'environment/no-commits': 4 /* The repository has no commit yet. */,
  'environment/no-identity': 4 /* git does not know whose name to put on a commit. */,
  'environment/shallow-without-base': 4 /* The clone is shallow and lacks the commit to compare with. */,
  'environment/git-missing': 4 /* git could not be started. */,
  'environment/git-failed': 4 /* git failed; its own message follows. */,
  'environment/file-unreadable': 4 /* A file could not be read. */,
  'environment/file-unwritable': 4 /* A file could not be written. */,
  'environment/output-lost': 4 /* Standard output could not be written, as on a full disk: there is no answer. */,
  'environment/tree-unavailable': 4 /* The tree under review could not be written to the cache folder. */,
  'environment/key-unsafe': 4 /* The key that seals runs is malformed, is inside the repository, or can be read by others. */,
  'environment/not-started': 4 /* A command in the background did not start. */,
  'environment/client-missing': 4 /* Claude Code, which runs the agents, could not be started or is too old. */,
  'environment/client-not-logged-in': 4 /* Claude Code is installed but not logged in. */,
  'environment/fetch-failed': 4 /* git could not fetch the pull request; its own message follows. */,
  'environment/pull-request-moved': 4 /* Somebody pushed to the pull request while it was read. */,
  'environment/gh-missing': 4 /* There is no `gh` on PATH. */,
  'environment/gh-not-logged-in': 4 /* `gh` has no login for the host, or the host no longer accepts it. */,
  'environment/gh-no-access': 4 /* The login of `gh` cannot see the repository, or the repository does not exist. */,
  'environment/gh-rate-limited': 4 /* GitHub answers no more requests for now; the message says until when. */,
  'environment/gh-unreachable': 4 /* GitHub could not be reached, did not answer in time, or failed. */,
  'environment/gh-failed': 4 /* `gh` or GitHub gave an unexpected answer, or `gh` did not say whether it is logged in. */,
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
