import type { RepoPath } from '../kernel/repo-path.ts';

/** Where rule files come from. The first one names the text when several places hold the same file. */
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
  /** Where the text stands: of a link, its target. */
  readonly path: RepoPath;
  readonly source: RuleSource;
  /** Globs of its frontmatter, as written; null when it governs its whole directory. */
  readonly paths: readonly string[] | null;
  /** The text without frontmatter, as the client would put it before a model. */
  readonly body: string;
  /** Of the whole blob, hex. */
  readonly sha256: string;
  /** What is wrong with its frontmatter, with the line; the rule is then unconditional, as in the client. */
  readonly warning?: string;
  /** Folders it governs when its own place does not say so; `''` is the whole repository. See `directoriesOf`. */
  readonly directories?: readonly string[];
  /** What else brings the text in: links to it, files that import it, copies of it. */
  readonly via?: readonly RepoPath[];
};
