import type { ScopePolicy } from '../contracts/vocabulary.ts';
import type { HistoryTable } from '../context/history/history-table.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { RuleFile } from '../rules/rule.ts';
import type { Looks } from './looks.ts';
import type { ReviewedText } from './reviewed-text.ts';

/** Installed packages next to the tree, at `deps/`. They are never part of the change. */
export type PackageTexts = {
  readonly textOf: (path: RepoPath) => ReviewedText | undefined;
  /** Whether such a file or folder exists. */
  readonly exists: (path: RepoPath) => boolean;
};

/** Where quotes are looked up: files at both revisions. */
export type Texts = {
  /** Undefined when the revision under review has no such file, or it is not text. */
  readonly headText: (path: RepoPath) => ReviewedText | undefined;
  readonly baseText: (path: RepoPath) => ReviewedText | undefined;
  readonly changed: ChangedLines;
  /** Missing if no package was offered. */
  readonly packages?: PackageTexts;
  /** Folders that an absolute path in a reply may start with: the materialised tree, the top of the repository. */
  readonly treeRoots: readonly string[];
};

/** Everything that a reviewer's claims are compared with. Values only: its builder has done the reading. */
export type World = Texts & {
  /** At base. */
  readonly rules: readonly RuleFile[];
  /** Rule files that the change touches. Their new text is not in force. */
  readonly rulesChanged: ReadonlySet<RepoPath>;
  /** The body of a rule as packets show it, when a claim quotes a `[REDACTED:…]` secret of it. */
  readonly redactedRule: (path: RepoPath) => string | undefined;
  readonly history: HistoryTable;
  /** The purpose of the change in its author's words, as packets show it: `authorText`. */
  readonly intent: string;
  /** What the agent looked at; undefined if nobody watched, as in a shell. Then a path only has to exist. */
  readonly looks: Looks | undefined;
  /** Files that the packet showed, in whole or in part. */
  readonly shown: ReadonlySet<RepoPath>;
  /** Whether the agent had a tree to look at. */
  readonly hasTree: boolean;
  /** Whether such a file or folder exists at either revision. */
  readonly exists: (path: RepoPath) => boolean;
  readonly policy: ScopePolicy;
};

/** The same with the packages added to the files at head: for what a claim may rest on, not for where it may be. */
export function withPackages<T extends Texts>(texts: T): T {
  const { packages, headText } = texts;
  if (packages === undefined) return texts;
  return { ...texts, headText: (path: RepoPath) => packages.textOf(path) ?? headText(path) };
}
