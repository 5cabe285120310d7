import type { SharedFix, SharedResult } from '../../../contracts/replies/shared-step.ts';
import type { ExecuteStepResult } from '../../../contracts/replies/step.ts';
import { changedTogether, composeParts, type SharedTrees } from '../../../gather/history/shared-work.ts';
import { readStepFacts } from '../../../gather/step-facts.ts';
import type { Repository } from '../../../io/git/git.ts';
import { snapshotWorkTree } from '../../../io/git/on-disk/snapshot.ts';
import { printable } from '../../../kernel/text/printable.ts';
import { divideWork, type Part } from '../../../steps/divide-work.ts';
import type { RunAtHand } from '../../../review/phases/world-of.ts';
import { readStamped } from '../../../run/ledger/stamped.ts';
import { workTreeOf } from '../../../run/stored/work-tree-of.ts';
import { checkWork, withoutKnown, type CheckedFix } from '../check-fix.ts';
import { untouchedSince, type IgnoredFiles } from '../ignored-before.ts';
import type { StepsOfRun } from '../plan-fix.ts';

/** The program's verdict on one of several results, and what its executor changed for it. */
export type CheckedPart = CheckedFix & { readonly id: string; readonly part: Part };

/** `mixed`: the parts cannot be told apart, so nothing is kept. */
export type CheckedShare =
  | { readonly kind: 'divided'; readonly all: string; readonly parts: readonly CheckedPart[] }
  | { readonly kind: 'mixed'; readonly reason: string };

/** Assigns each result what was changed for it, and checks each against git as if it had been made alone. */
export async function checkSharedFix(run: RunAtHand, { results }: SharedFix): Promise<CheckedShare> {
  const { steps, ignored } = await readStamped<StepsOfRun>(run.paths.step, run.file);
  const workTree = await workTreeOf(run.file);
  const { tree: all } = await snapshotWorkTree(workTree);
  const trees = { base: run.file.base.tree, all };
  const divided = divideWork(await changedTogether(workTree, trees), results);
  const stray = await strayFiles(run, workTree, ignored);
  if (stray.length > 0) return mixed(stray.map((path) => `${path} is ignored by git, but was written`));
  if (divided.kind === 'mixed') return mixed(divided.problems);
  if ((await composeParts(workTree, trees, [...divided.parts.values()])) !== all) {
    return mixed(['the changes do not add up to what is in the tree']);
  }
  const parts: CheckedPart[] = [];
  for (const step of steps) {
    const result = results.find(({ id }) => id === step.id);
    const part = divided.parts.get(step.id);
    if (result === undefined || part === undefined) return mixed([`there is no result of ${step.id}`]);
    parts.push({ ...(await checkPart(run, workTree, { trees, step, result, part })), id: step.id, part });
  }
  return { kind: 'divided', all, parts };
}

type PartToCheck = {
  readonly trees: SharedTrees;
  readonly step: StepsOfRun['steps'][number];
  readonly result: SharedResult;
  readonly part: Part;
};

/** One part by itself: the tree before the call, plus only what belongs to this part. */
export async function checkPart(
  { file }: RunAtHand,
  workTree: Repository,
  { trees, step: { step, soFar }, result, part }: PartToCheck,
): Promise<CheckedFix> {
  const tree = await composeParts(workTree, trees, [part]);
  return checkWork(workTree, file.base, {
    ...{ step, soFar, tree, claimed: resultOf(result) },
    factsOf: (request) => readStepFacts(workTree, request, tree),
  });
}

/** As the executor of a single step would have reported it. */
function resultOf({ id: _, places: __, ...result }: SharedResult): ExecuteStepResult {
  return { ...result, mode: 'apply' };
}

/** Ignored files that were written since. No part of a tree can contain them. */
async function strayFiles(
  { file }: RunAtHand,
  workTree: Repository,
  ignored: IgnoredFiles,
): Promise<string[]> {
  const request = { base: file.base.sha ?? file.base.tree, patch: undefined, allow: [], exclude: [] };
  const known = await untouchedSince(workTree, ignored);
  const { git } = withoutKnown(await readStepFacts(workTree, request), known);
  return (git?.changed ?? []).flatMap(({ path, status }) => (status === 'ignored' ? [printable(path)] : []));
}

/** How many problems are spelled out. */
const MOST_PROBLEMS = 5;

function mixed(problems: readonly string[]): CheckedShare {
  const more = problems.length - MOST_PROBLEMS;
  const named = problems.slice(0, MOST_PROBLEMS).join('; ');
  return {
    kind: 'mixed',
    reason: `mixed_steps: what belongs to which step cannot be told: ${named}${more > 0 ? `; and ${more} more` : ''}`,
  };
}
