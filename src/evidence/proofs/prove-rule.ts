import { claimedPath, type RepoPath } from '../../kernel/repo-path.ts';
import { governs } from '../../rules/governs.ts';
import type { RuleFile } from '../../rules/rule.ts';
import type { EvidenceDrop } from '../evidence-drop.ts';
import { isInProse } from '../quotes/quote-in-prose.ts';
import { quoteInRule } from '../quotes/quote-in-rule.ts';
import type { World } from '../world.ts';

/**
 * Why a rule is not evidence against a file; undefined when it is.
 *
 * The rule must appear verbatim, in whole sentences or list items, in a rule file at base, and that file must govern the
 * accused file. A rule that the change deletes still applies. A rule that the change adds does not: a change cannot rewrite its
 * own judge.
 */
export function flawOfRule(
  claim: { readonly ruleFile?: string; readonly ruleText?: string },
  file: RepoPath,
  world: World,
): EvidenceDrop | undefined {
  const { ruleFile = '', ruleText = '' } = claim;
  const path = rulePath(ruleFile, world);
  if (path === undefined) return { kind: 'rule_file_unknown', ruleFile };
  const rule = ruleAt(path, world);
  if (rule === undefined) {
    const isNew = world.rulesChanged.has(path);
    return { kind: isNew ? 'rule_changed_in_diff' : 'rule_file_unknown', ruleFile: path };
  }
  const quoted = quoteInRule(ruleText, rule.body, world.redactedRule(rule.path));
  if (quoted === 'cut') return { kind: 'rule_text_cut', ruleFile: path };
  if (quoted === 'not') {
    const isNew = world.rulesChanged.has(path) && isInProse(ruleText, world.headText(path)?.plain.text ?? '');
    return { kind: isNew ? 'rule_changed_in_diff' : 'rule_text_not_found', ruleFile: path };
  }
  return governs(rule, file) ? undefined : { kind: 'rule_does_not_govern', ruleFile: path, file };
}

/** The rule file that a reply names, at base. */
export function ruleNamed(claim: string, world: World): RuleFile | undefined {
  const path = rulePath(claim, world);
  return path === undefined ? undefined : ruleAt(path, world);
}

function rulePath(claim: string, world: World): RepoPath | undefined {
  return claimedPath(claim, world.treeRoots, (path) => ruleAt(path, world) !== undefined);
}

/** Also accepts the name of a link to the rule file or of a file that imports it: agents are shown those too. */
function ruleAt(path: RepoPath, { rules }: World): RuleFile | undefined {
  return rules.find((rule) => rule.path === path) ?? rules.find((rule) => rule.via?.includes(path));
}
