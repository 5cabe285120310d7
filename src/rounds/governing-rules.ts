import { readRules } from '../gather/rules.ts';
import type { Repository } from '../io/git/git.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { rulesInForce } from '../rules/governs.ts';
import type { RuleFile } from '../rules/rule.ts';

/** The rule files of a tree that govern any of these paths. */
export async function governingRules(
  repository: Repository,
  tree: string,
  paths: Iterable<RepoPath>,
): Promise<RuleFile[]> {
  const { rules } = await readRules(repository, tree);
  return rulesInForce(rules, paths)
    .filter(({ governs }) => governs.length > 0)
    .map(({ rule }) => rule);
}
