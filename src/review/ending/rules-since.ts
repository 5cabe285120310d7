import { resolveTarget } from '../../gather/target/resolve-target.ts';
import { readRules } from '../../gather/rules.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { compareText } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { rulesInForce } from '../../rules/governs.ts';
import { readRunJson } from '../../run/stored/run-json.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { settingsTree } from '../../scope/revision.ts';
import { targetOf } from './target-moved.ts';

/**
 * What to say of a finished review when the base branch has other rules for the changed files now than the review was given.
 * Undefined when it does not, or when only GitHub could say. Not yet safe to print.
 */
export async function rulesSince({ repository, file, paths }: Run): Promise<string | undefined> {
  const target = targetOf(file);
  if (target === undefined || target.kind === 'pull-request' || file.settings.rules === 'none')
    return undefined;
  const tree = settingsTree(file.base);
  const now = await treeNow(repository, target);
  if (now === undefined || now === tree) return undefined;
  const { files } = await readRunJson(paths.scope, 'scope');
  const changed = files.map(({ path }) => path as RepoPath);
  const [before, after] = await Promise.all([tree, now].map((at) => governingRules(repository, at, changed)));
  const all = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  const other = all.filter((path) => before?.get(path) !== after?.get(path)).toSorted(compareText);
  if (other.length === 0) return undefined;
  return `rules of ${file.base.label} have changed since, and were not applied as they are now: ${other.join(', ')}`;
}

/** Undefined when nothing is left to compare with, which `targetMoved` reports if it matters. */
async function treeNow(
  repository: Repository,
  target: Parameters<typeof resolveTarget>[1],
): Promise<string | undefined> {
  try {
    return settingsTree((await resolveTarget(repository, target)).base);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** The rules that govern a changed file, by path: their bytes and what they govern. */
async function governingRules(
  repository: Repository,
  tree: string,
  changed: readonly RepoPath[],
): Promise<ReadonlyMap<string, string>> {
  const inForce = rulesInForce((await readRules(repository, tree)).rules, changed);
  const governing = inForce.filter(({ governs }) => governs.length > 0);
  return new Map(governing.map(({ rule, governs }) => [rule.path, JSON.stringify([rule.sha256, governs])]));
}
