import { lastAttempt, roundOf, type WorkItem } from '../../../audit/fold/audit-state.ts';
import { composeParts } from '../../../gather/history/shared-work.ts';
import { fingerprintRepository } from '../../../io/git/on-disk/fingerprint.ts';
import type { Part } from '../../../steps/divide-work.ts';
import { planSharedSteps } from '../../../review/planning/plan-step.ts';
import { openRun, type Run } from '../../../run/stored/open-run.ts';
import { readStamped } from '../../../run/ledger/stamped.ts';
import { storedReply } from '../../../run/slots/stored-reply.ts';
import { workTreeOf } from '../../../run/stored/work-tree-of.ts';
import { noteInRound } from '../../stored/note-in-round.ts';
import type { Audit } from '../../stored/open-audit.ts';
import { checkPart, type CheckedPart } from './check-shared-fix.ts';
import { cleanWorkTree } from '../clean-work-tree.ts';
import type { StepsOfRun } from '../plan-fix.ts';
import { judgementOf, judgeWork } from '../plan-judge.ts';
import type { DividedRun } from './take-shared-fix.ts';

/** Has several fixes of one call judged in one call, except those that the program objects to. */
export async function planSharedJudge(audit: Audit, item: WorkItem): Promise<void> {
  const fix = await openRun(audit.home, lastAttempt(item)?.run ?? '');
  const workTree = await cleanWorkTree(audit, 'what was there before fixes were judged');
  const fingerprint = await fingerprintRepository(workTree);
  const { all, parts } = await partsToJudge(audit, fix);
  const alone = parts.find(({ valid }) => !valid) ?? parts[0];
  if (alone === undefined) throw new Error(`nothing of ${fix.file.run} is to be judged`);
  if (alone.valid && parts.length > 1) {
    const trees = { base: fix.file.base.tree, all };
    const shown = await composeParts(
      workTree,
      trees,
      parts.map(({ part }) => part),
    );
    const subjects = parts.map(({ id }) => id);
    const request = judgementOf(audit, { fix, workTree, fingerprint }, shown, subjects);
    const together = await planSharedSteps({ ...request, steps: parts });
    const about = { kind: 'planned', stage: 'judge', subject: alone.id, subjects } as const;
    if (together.kind === 'run') return noteInRound(audit, { ...about, run: together.file.run });
  }
  // The only one, or too much for one packet together.
  return judgeWork(audit, { subject: alone.id, fix, workTree, fingerprint, checked: alone });
}

/** Fixes that were accepted but not judged yet, checked once more. */
async function partsToJudge(
  { state }: Audit,
  fix: Run,
): Promise<{ readonly all: string; readonly parts: readonly CheckedPart[] }> {
  const [slot] = fix.slots;
  const claimed = slot === undefined ? undefined : await storedReply(fix, slot, 'fix-executor-shared');
  const { all, outcomes } = await readStamped<DividedRun>(fix.paths.divided, fix.file);
  const { steps } = await readStamped<StepsOfRun>(fix.paths.step, fix.file);
  if (claimed === undefined || all === null) throw new Error(`the reply of ${fix.file.run} is gone`);
  const workTree = await workTreeOf(fix.file);
  const trees = { base: fix.file.base.tree, all };
  const parts: CheckedPart[] = [];
  for (const item of roundOf(state).items) {
    const attempt = lastAttempt(item);
    if (attempt?.run !== fix.file.run || attempt.checked?.accepted !== true) continue;
    if (attempt.judged !== undefined) continue;
    const id = item.subject;
    const [step, result] = [byId(steps, id), byId(claimed.results, id)];
    const part: Part = byId(outcomes, id).part ?? { whole: [], cut: [] };
    const checked = await checkPart(fix, workTree, { trees, step, result, part });
    const isSame = checked.tree === attempt.checked.tree;
    parts.push({ ...checked, ...(isSame ? {} : CHANGED), id, part });
  }
  return { all, parts };
}

const CHANGED = { valid: false, reason: 'what was recorded of the fix is not what was checked' };

function byId<T extends { readonly id: string }>(ones: readonly T[], id: string): T {
  const found = ones.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nothing is recorded of ${id}`);
  return found;
}
