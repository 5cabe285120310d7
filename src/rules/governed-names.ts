import type { RepoPath } from '../kernel/repo-path.ts';
import { compileRule } from './governs.ts';
import type { RuleFile } from './rule.ts';

/** A changed file, with its new and its old name. */
export type NamedFile = { readonly path: RepoPath; readonly from: RepoPath | null };

/** Whether a rule governs a file, under either name. */
export function governedBy(rules: readonly RuleFile[]): (file: NamedFile) => boolean {
  const reasons = rules.map(compileRule);
  const isGoverned = (path: RepoPath): boolean => reasons.some((why) => why(path) !== undefined);
  return ({ path, from }) => isGoverned(path) || (from !== null && isGoverned(from));
}

/** Why no rule applies to a change; undefined when one governs a changed file. */
export function noRuleGoverns(rules: readonly RuleFile[], files: readonly NamedFile[]): string | undefined {
  return files.some(governedBy(rules)) ? undefined : 'no rule governs a changed file';
}
