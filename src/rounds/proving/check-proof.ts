import { objectionToTest } from '../../audit/proofs/object-to-test.ts';
import type { FileThen } from '../../audit/tests/test-edits.ts';
import type { ProveResult } from '../../contracts/replies/step.ts';
import { treeChanges } from '../../io/git/objects/tree-changes.ts';
import type { RunAtHand } from '../../review/phases/world-of.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import { readRunJson } from '../../run/stored/run-json.ts';
import { workTreeOf } from '../../run/stored/work-tree-of.ts';
import { checkFix, type CheckedFix } from '../fixing/check-fix.ts';
import type { StepOfRun } from '../fixing/plan-fix.ts';
import { textAt } from '../fixing/round-so-far.ts';
import { auditPaths } from '../stored/audit-paths.ts';

/** The program's verdict on a prover's result before anything runs: the rules of any step, and those of a proof. */
export async function checkProof(
  run: RunAtHand,
  claimed: ProveResult,
): Promise<CheckedFix & { readonly result: ProveResult }> {
  const checked = await checkFix(run, claimed);
  const result = { ...claimed, ...checked.result };
  const reason = checked.valid && claimed.success ? await objectionOf(run, result, checked.tree) : undefined;
  if (reason === undefined) return { ...checked, result };
  const [rule = ''] = reason.split(':', 1);
  return { ...checked, result, valid: false, rule, reason };
}

async function objectionOf(run: RunAtHand, result: ProveResult, after: string): Promise<string | undefined> {
  const workTree = await workTreeOf(run.file);
  const { tree: before } = run.file.base;
  const { soFar } = await readStamped<StepOfRun>(run.paths.step, run.file);
  const changes = await treeChanges(workTree, before, after);
  const changed = changes.map(async ({ path }): Promise<FileThen> => ({
    path,
    before: await textAt(workTree, before, path),
    after: await textAt(workTree, after, path),
  }));
  return objectionToTest({
    result,
    finding: { location: { file: soFar.about ?? '', lines: [1, 1] } },
    changed: await Promise.all(changed),
    expectedText:
      result.expected && (await textAt(workTree, await expectedAt(run, result), result.expected.file)),
  });
}

/** What happens before the change may be what is expected. */
async function expectedAt({ file }: RunAtHand, { expected }: ProveResult): Promise<string> {
  const { base } = await readRunJson(auditPaths(file.top, file.audit?.audit ?? '').audit, 'audit');
  return expected?.side === 'old' && base !== undefined ? base : file.base.tree;
}
