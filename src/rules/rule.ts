import type { RepoPath } from '../kernel/repo-path.ts';

/** Kinds of rule files. When several places hold the same file, the first kind determines the source. */
export const RULE_SOURCES = [
  'claude-md',
  'claude-rules',
  'agents-md',
  'review-md',
  'cursor-rules',
  'copilot-instructions',
  'github-instructions',
] as const;
export type RuleSource = (typeof RULE_SOURCES)[number];

/** One rule file at the base revision. */
export type RuleFile = {
  /** The path of the text: for a link, its target. */
  readonly path: RepoPath;
  readonly source: RuleSource;
  /** Globs of its frontmatter, as written; null when it governs its whole directory. */
  readonly paths: readonly string[] | null;
  /** The text without frontmatter, as the client would pass it to a model. */
  readonly body: string;
  /** Of the whole blob, hex. */
  readonly sha256: string;
  /** What is wrong with its frontmatter, with the line. The rule is then unconditional, as in the client. */
  readonly warning?: string;
  /** Folders it governs, if they differ from that of its own path; `''` is the whole repository. See `directoriesOf`. */
  readonly directories?: readonly string[];
  /** Other paths that lead to the text: links to it, files that import it, copies of it. */
  readonly via?: readonly RepoPath[];
};
