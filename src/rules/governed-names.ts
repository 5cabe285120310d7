import type { RepoPath } from '../kernel/repo-path.ts';
import { rulesInForce } from './governs.ts';
import type { RuleFile } from './rule.ts';

/** A changed file, with its new and its old name. */
export type NamedFile = { readonly path: RepoPath; readonly from: RepoPath | null };

/** Whether a rule governs a file, under either name. */
export function governedBy(
  rules: readonly RuleFile[],
  files: readonly NamedFile[],
): (file: NamedFile) => boolean {
  const names = files.flatMap(({ path, from }) => (from === null ? [path] : [path, from]));
  const governed = new Set<RepoPath>();
  for (const { governs } of rulesInForce(rules, names)) for (const name of governs) governed.add(name);
  return ({ path, from }) => governed.has(path) || (from !== null && governed.has(from));
}

/** Why no rule applies to a change; undefined when one governs a changed file. */
export function noRuleGoverns(rules: readonly RuleFile[], files: readonly NamedFile[]): string | undefined {
  return files.some(governedBy(rules, files)) ? undefined : 'no rule governs a changed file';
}
