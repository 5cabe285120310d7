import type { ContractTrigger } from '../../context/contract-trigger.ts';
import type { InstalledPackages } from '../../context/installed/installed-packages.ts';
import type { PullRequestText } from '../../context/intent/pull-request.ts';
import type { RunFile, Settings } from '../../contracts/files/run-files.ts';
import { lensRecord } from '../../contracts/vocabulary.ts';
import { compareText } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Source } from '../../lenses/lens-record.ts';
import type { Conditions } from '../../packets/hunks/hunk-keys.ts';
import type { RuleInForce } from '../../rules/governs.ts';

/** What a lens reviews by, besides the hunk. */
export type Terms = {
  /** The version of this program: its prompts and its checks. */
  readonly version: string;
  readonly settings: Settings;
  readonly captured: RunFile['captured'];
  /** The rules that reviewers get. */
  readonly given: readonly RuleInForce[];
  readonly checklist: readonly string[];
  /** What the author promises. Null when the change is not a pull request. */
  readonly pullRequest: Pick<PullRequestText, 'title' | 'body'> | null;
  readonly triggers: readonly ContractTrigger[];
  readonly packages?: InstalledPackages | undefined;
};

/**
 * Everything besides the hunk itself in which an earlier review must match this one.
 *
 * Included: the program's version (its prompts), how replies were captured, the model, the scope policy and the
 * threshold; and for each lens the part of its source that is about the file, and the installed packages that the file
 * uses, where they could be read. Not included: the scorers' model and `fail_on`, which judge findings and not hunks;
 * commit messages, the history and the other facts about the whole change. A new commit message must not cause a whole
 * change to be reviewed again: see `docs/reviews-that-remember.md`.
 */
export function reviewConditions(terms: Terms): Conditions {
  const { version, settings, captured } = terms;
  const { models, scope_policy: policy, threshold } = settings;
  const common = [version, captured, models.review, policy, threshold];
  const asked = { ...terms, rulesOf: rulesByPath(terms.given) };
  return (lens, path) => {
    const { source, statesIntent } = lensRecord(lens);
    const own = OWN[source](asked, path);
    const terms = own === undefined ? common : [...common, own];
    // A review by one reader does not count as a review by two.
    const { readers } = settings.calls;
    return statesIntent === true && readers !== undefined ? [...terms, readers] : terms;
  };
}

type Asked = Terms & {
  readonly rulesOf: ReadonlyMap<RepoPath, readonly (readonly [path: string, body: string])[]>;
};

/** Indexed once: otherwise every file would search each rule's list of governed files. */
function rulesByPath(given: readonly RuleInForce[]): Asked['rulesOf'] {
  const rules = new Map<RepoPath, (readonly [string, string])[]>();
  for (const { rule, governs } of given) {
    for (const path of new Set(governs)) {
      const known = rules.get(path);
      if (known === undefined) rules.set(path, [[rule.path, rule.body]]);
      else known.push([rule.path, rule.body]);
    }
  }
  return rules;
}

const nothing = (): undefined => undefined;

/** The part of a source that is about the file, and not about the whole change. */
const OWN: Readonly<Record<Source, (asked: Asked, path: RepoPath) => unknown>> = {
  change: (asked, path) => withPackages(asked.checklist, asked, path),
  rules: ({ rulesOf }, path) => rulesOf.get(path) ?? [],
  imports: (asked, path) => withPackages(undefined, asked, path),
  history: nothing,
  comments: nothing,
  intent: ({ pullRequest }) => (pullRequest === null ? null : [pullRequest.title, pullRequest.body]),
  callers: ({ triggers }, path) => triggers.filter((trigger) => trigger.path === path).map(contractOf),
  flows: nothing,
  codebase: nothing,
};

/**
 * Adds the versions of the packages that the file uses, where they could be read. Without any, the conditions stay the
 * same.
 */
function withPackages(own: unknown, { packages }: Asked, path: RepoPath): unknown {
  const used = (packages?.offered ?? []).filter(({ usedBy }) => usedBy.includes(path));
  return used.length === 0
    ? own
    : [own, used.map(({ name, version }) => `${name} ${version}`).toSorted(compareText)];
}

/** Without line numbers, and in an order independent of them: a caller that only moved is the same caller. */
function contractOf({ symbol, kinds, what, callers, omitted }: ContractTrigger): unknown {
  const calls = callers.map(({ path, text }) => `${path}\n${text.trim()}`).toSorted(compareText);
  return [symbol, kinds, what, calls, omitted];
}
