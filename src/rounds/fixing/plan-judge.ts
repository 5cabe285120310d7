import { lastAttempt, type WorkItem } from '../../audit/fold/audit-state.ts';
import { fingerprintRepository, type RepositoryFingerprint } from '../../io/git/on-disk/fingerprint.ts';
import type { ContractValue } from '../../contracts/registry.ts';
import type { Repository } from '../../io/git/git.ts';
import { openRun, type Run } from '../../run/stored/open-run.ts';
import { planStep, type StepPlanRequest, type StepToJudge } from '../../review/planning/plan-step.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { checkFix, type CheckedFix } from './check-fix.ts';
import { cleanWorkTree } from './clean-work-tree.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';
import { workTreeOf } from '../../run/stored/work-tree-of.ts';

/** Has the validator judge an executor's result, unless the program itself rejects it. */
export async function planJudge(audit: Audit, item: WorkItem): Promise<void> {
  const attempt = lastAttempt(item);
  if (attempt === undefined) throw new Error(`${item.subject} was never tried`);
  const fix = await openRun(audit.home, attempt.run);
  const workTree = await workTreeOf(fix.file);
  const fingerprint = await fingerprintRepository(workTree);
  const checked = await checkFix(fix, await claimedResult(fix, item.subject, 'fix-executor'));
  const isSame = checked.tree === attempt.checked?.tree;
  const moved = { valid: false, reason: 'the work tree changed after the executor had ended' };
  const judged = checked.valid && !isSame ? { ...checked, ...moved } : checked;
  return judgeWork(audit, { subject: item.subject, fix, workTree, fingerprint, checked: judged });
}

export type WorkToJudge = {
  readonly subject: string;
  readonly fix: Run;
  readonly workTree: Repository;
  /** Of the work tree, before anything was checked. */
  readonly fingerprint: RepositoryFingerprint;
  readonly checked: CheckedFix;
};

/** Asks the validator about a result that was checked, unless the program itself rejects it. */
export async function judgeWork(audit: Audit, work: WorkToJudge): Promise<void> {
  const { subject, fix, checked } = work;
  const planned = checked.valid
    ? await planStep({ ...judgementOf(audit, work, checked.tree), ...checked })
    : undefined;
  if (planned?.kind === 'run')
    return noteInRound(audit, { kind: 'planned', stage: 'judge', run: planned.file.run, subject });
  await cleanWorkTree(audit, `the fix of ${subject} that was rejected before the validator saw it`);
  const { reason } = planned ?? checked;
  return noteInRound(audit, { kind: 'judged', subject, run: fix.file.run, valid: false, reason });
}

type Judgement = Omit<StepPlanRequest, 'stage' | keyof StepToJudge> &
  Required<Pick<StepPlanRequest, 'stage'>>;

/** What the validator is asked, without the steps. `tree` is what it looks at; `subjects` are several fixes. */
export function judgementOf(
  { home, file }: Audit,
  { fix, workTree, fingerprint }: Pick<WorkToJudge, 'fix' | 'workTree' | 'fingerprint'>,
  tree: string,
  subjects?: string[],
): Judgement {
  if (fix.file.audit === undefined) throw new Error(`${fix.file.run} belongs to no audit`);
  const { subjects: _, ...alone } = fix.file.audit;
  return {
    repository: workTree,
    stage: {
      home,
      audit: subjects === undefined ? alone : { ...alone, subjects },
      models: file.settings.models,
    },
    sides: {
      base: fix.file.base,
      head: { sha: null, tree, label: 'the fix', why: 'as the executor left it' },
    },
    fingerprint,
    captured: file.captured,
    cacheRoot: file.cache_root,
  };
}

/** The words of whoever was called, read again: the hook has checked them, and so did the program when it accepted them. */
export async function claimedResult<K extends 'fix-executor' | 'finding-prover'>(
  fix: Run,
  subject: string,
  agent: K,
): Promise<ContractValue<K>> {
  const [slot] = fix.slots;
  const claimed = slot === undefined ? undefined : await storedReply(fix, slot, agent);
  if (claimed !== undefined) return claimed;
  throw new Error(`the reply about ${subject} is gone`);
}
