import type { RepoPath } from '../kernel/repo-path.ts';

/** What is known about a step besides the step and the claim. Never from the executor. */
export type StepFacts = {
  /** `--allow`, in gitignore syntax; added to `step.allow`. */
  readonly allow: readonly string[];
  /** `--exclude` and `steps.exclude` of the configuration at base, in gitignore syntax; added to `step.exclude`. */
  readonly exclude: readonly string[];
  /** Parts of git's setup that changed since the step began: `config`, `hooks`, `info`. */
  readonly setUp?: readonly string[];
  /** What is to be known of how the work tree was read, a clause each. */
  readonly reservations?: readonly string[];
  /** What git says; undefined without `--base`. */
  readonly git: GitFacts | undefined;
};

/** Git's comparison of the work tree with the base, and the result of applying the claimed patch. */
export type GitFacts = {
  /** The base commit, full SHA. */
  readonly base: string;
  /** Every file that differs between base and work tree, sorted by path. For a rename, only the new path. */
  readonly changed: readonly ChangedFile[];
  readonly patch: PatchFacts;
};

export type ChangedFile = {
  readonly path: RepoPath;
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed' | 'ignored';
  /** The old path of a rename. */
  readonly from?: RepoPath;
  /** As git prints modes: `100644`; undefined if the file does not exist or git does not know it. */
  readonly oldMode?: string;
  readonly newMode?: string;
};

/** Whether `git apply` accepts the claimed patch at the base. */
export type PatchFacts =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly said: string }
  /** `differs`: files whose content in the work tree is not what the patch makes of them. */
  | { readonly kind: 'applies'; readonly differs: readonly RepoPath[] };
