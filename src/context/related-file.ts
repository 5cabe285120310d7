import type { RepoPath } from '../kernel/repo-path.ts';

/** Why a file is listed for reviewers besides the change. */
export type Relation = 'imported by' | 'imports' | 'uses' | 'tests' | 'types of' | 'configures';

/** An unchanged file that is related to a changed one: `path` `relation` `of`. */
export type RelatedFile = {
  readonly path: RepoPath;
  readonly relation: Relation;
  /** The changed file. */
  readonly of: RepoPath;
};

/** The closest first; `omitted` counts those beyond the limit. */
export type RelatedFiles = {
  readonly files: readonly RelatedFile[];
  readonly omitted: number;
  /** What could not be searched, and why. */
  readonly notes: readonly string[];
};

export const NO_RELATED_FILES: RelatedFiles = { files: [], omitted: 0, notes: [] };
