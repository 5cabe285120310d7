import type { RepoPath } from '../kernel/repo-path.ts';

/** Why a file is told to reviewers beside the change. */
export const RELATIONS = ['imported by', 'imports', 'uses', 'tests', 'types of', 'configures'] as const;
export type Relation = (typeof RELATIONS)[number];

/** An unchanged file that has to do with a changed one: `path` `relation` `of`. */
export type RelatedFile = {
  readonly path: RepoPath;
  readonly relation: Relation;
  /** The changed file. */
  readonly of: RepoPath;
};

/** The closest first; `omitted` counts those beyond the cap. */
export type RelatedFiles = {
  readonly files: readonly RelatedFile[];
  readonly omitted: number;
  /** What could not be looked at, and why. */
  readonly notes: readonly string[];
};

export const NO_RELATED_FILES: RelatedFiles = { files: [], omitted: 0, notes: [] };
