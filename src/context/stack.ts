import type { RepoPath } from '../kernel/repo-path.ts';

/** What the change is written in and with, read from manifests at the base tree. */
export type Stack = {
  /** Of the changed files, most files first. */
  readonly languages: readonly string[];
  /** Name and version as the manifest writes it: `vue ^3.4.0`. */
  readonly framework: string | null;
  /** `name version`: those that changed files import first; at most 30. */
  readonly dependencies: readonly string[];
  /** Facts in words: compiler strictness, language versions, manifests that could not be read. */
  readonly notes: readonly string[];
  /** Configuration of linters, formatters, compilers and frameworks that governs changed files, sorted. */
  readonly configFiles: readonly RepoPath[];
};
