import type { ScopePolicy } from '../contracts/vocabulary.ts';
import type { HistoryTable } from '../context/history/history-table.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { RuleFile } from '../rules/rule.ts';
import type { Looks } from './looks.ts';
import type { ReviewedText } from './reviewed-text.ts';

/** Installed packages that lie beside the tree, at `deps/`. Nothing of them is part of the change. */
export type PackageTexts = {
  readonly textOf: (path: RepoPath) => ReviewedText | undefined;
  /** Is there such a file or folder? */
  readonly exists: (path: RepoPath) => boolean;
};

/** Where quotes are looked up: files at both revisions. */
export type Texts = {
  /** Undefined when the revision under review has no such file, or it is not text. */
  readonly headText: (path: RepoPath) => ReviewedText | undefined;
  readonly baseText: (path: RepoPath) => ReviewedText | undefined;
  readonly changed: ChangedLines;
  /** Absent where no package was offered. */
  readonly packages?: PackageTexts;
  /** Folders that an absolute path in a reply may start with: the materialised tree, the repository's top. */
  readonly treeRoots: readonly string[];
};

/** Everything a reviewer's claims are compared with. Values only: whoever builds it has done the reading. */
export type World = Texts & {
  /** At base. */
  readonly rules: readonly RuleFile[];
  /** Rule files that the change touches; their new text is not in force. */
  readonly rulesChanged: ReadonlySet<RepoPath>;
  /** The body of a rule as packets show it, when a claim quotes a `[REDACTED:…]` secret of it. */
  readonly redactedRule: (path: RepoPath) => string | undefined;
  readonly history: HistoryTable;
  /** What the change is for in its author's words, as packets show it: `authorText`. */
  readonly intent: string;
  /** What the agent looked at; undefined where nobody watched, in a shell: then a path must only exist. */
  readonly looks: Looks | undefined;
  /** Files that the packet showed, whole or in part. */
  readonly shown: ReadonlySet<RepoPath>;
  /** Was the agent given a tree to look at? */
  readonly hasTree: boolean;
  /** Is there such a file or folder at either revision? */
  readonly exists: (path: RepoPath) => boolean;
  readonly policy: ScopePolicy;
};

/** The same with the packages among the files at head: for what a claim may rest on, and not for where it may be. */
export function withPackages<T extends Texts>(texts: T): T {
  const { packages, headText } = texts;
  if (packages === undefined) return texts;
  return { ...texts, headText: (path: RepoPath) => packages.textOf(path) ?? headText(path) };
}
