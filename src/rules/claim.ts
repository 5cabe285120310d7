import type { RepoPath } from '../kernel/repo-path.ts';
import type { RuleSource } from './rule.ts';
import type { Entry } from './files/rule-tree.ts';

/** One reason why a file is a rule. A file may have several: its place, a link, an import. */
export type Claim = {
  readonly entry: Entry;
  readonly source: RuleSource;
  readonly directory: string;
  /** The link or the importing file, when it is not the file's own place. */
  readonly via?: RepoPath;
  /** How many imports led here. */
  readonly depth: number;
};

/** The claims found, and notes about what was not followed. */
export type Claims = { readonly claims: readonly Claim[]; readonly notes: readonly string[] };

/** Claims with the same key are equal. */
export function claimKey({ entry, source, directory }: Claim): string {
  return [entry.path, source, directory].join('\0');
}
