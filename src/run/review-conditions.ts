import type { RunFile, Settings } from '../contracts/run-files.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { Conditions } from '../packets/hunk-keys.ts';
import type { RuleInForce } from '../rules/governs.ts';

/** What a lens reviews by, besides the hunk. */
export type Terms = {
  /** Of this program: its prompts and its checks. */
  readonly version: string;
  readonly settings: Settings;
  readonly captured: RunFile['captured'];
  /** The rules that reviewers are given. */
  readonly given: readonly RuleInForce[];
  readonly checklist: readonly string[];
};

/**
 * Everything but the hunk itself that an earlier review must have had in common with this one.
 *
 * In: the program's version (its prompts), who watched, the model, where findings may stand and from which score on they
 * count; for the rules lens the rules that govern the file, for the bug scan its checklist. Not in: the scorers' model and
 * `fail_on`, which judge findings and not hunks; the intent, the history and the other facts about the whole change. A
 * new commit message must not make a whole change be reviewed anew: see `docs/reviews-that-remember.md`.
 */
export function reviewConditions({ version, settings, captured, given, checklist }: Terms): Conditions {
  const { models, scope_policy: policy, threshold } = settings;
  const common = [version, captured, models.review, policy, threshold];
  const rulesFor = (path: RepoPath) =>
    given.filter(({ governs }) => governs.includes(path)).map(({ rule }) => [rule.path, rule.body]);
  return (lens, path) => {
    if (lens === 'rules-compliance') return [...common, rulesFor(path)];
    return lens === 'bug-scan' ? [...common, checklist] : common;
  };
}
