import type { RepoPath } from '../kernel/repo-path.ts';
import { rulesInForce } from './governs.ts';
import type { RuleFile } from './rule.ts';

/** A changed file, under its new and its old name. */
export type NamedFile = { readonly path: RepoPath; readonly from: RepoPath | null };

/** Whether a rule governs a file, under one of its names. */
export function governedBy(
  rules: readonly RuleFile[],
  files: readonly NamedFile[],
): (file: NamedFile) => boolean {
  const names = files.flatMap(({ path, from }) => (from === null ? [path] : [path, from]));
  const governed = new Set<RepoPath>();
  for (const { governs } of rulesInForce(rules, names)) for (const name of governs) governed.add(name);
  return ({ path, from }) => governed.has(path) || (from !== null && governed.has(from));
}

/** Why rules say nothing of a change: none of them may be held against any of its files. */
export function noRuleGoverns(rules: readonly RuleFile[], files: readonly NamedFile[]): string | undefined {
  return files.some(governedBy(rules, files)) ? undefined : 'no rule governs a changed file';
}
