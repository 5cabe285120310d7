import type { RepoPath } from '../kernel/repo-path.ts';

/** What is known about a step besides the step and the claim: never from the executor. */
export type StepFacts = {
  /** `--allow`, in gitignore syntax; joins `step.allow`. */
  readonly allow: readonly string[];
  /** `--exclude` and `steps.exclude` of the configuration at base, in gitignore syntax; join `step.exclude`. */
  readonly exclude: readonly string[];
  /** Parts of git's set-up that are others than when the step began: `config`, `hooks`, `info`. */
  readonly setUp?: readonly string[];
  /** What git says; undefined without `--base`. */
  readonly git: GitFacts | undefined;
};

/** The work tree compared with the base by git, and what became of the claimed patch there. */
export type GitFacts = {
  /** The base commit, full SHA. */
  readonly base: string;
  /** Every file that differs between base and work tree, sorted by path. Of a rename, only the new path. */
  readonly changed: readonly ChangedFile[];
  readonly patch: PatchFacts;
};

export type ChangedFile = {
  readonly path: RepoPath;
  readonly status: 'added' | 'modified' | 'deleted' | 'renamed' | 'ignored';
  /** The old path of a rename. */
  readonly from?: RepoPath;
  /** As git prints modes: `100644`; undefined where the file does not exist or git does not know it. */
  readonly oldMode?: string;
  readonly newMode?: string;
};

/** Whether `git apply` takes the claimed patch at the base. */
export type PatchFacts =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly said: string }
  /** `differs`: files that stand otherwise in the work tree than the patch makes them. */
  | { readonly kind: 'applies'; readonly differs: readonly RepoPath[] };
