import { lastAttempt, type RoundState, type WorkItem } from '../../audit/fold/audit-state.ts';
import { fingerprintRepository, type RepositoryFingerprint } from '../../io/git/on-disk/fingerprint.ts';
import type { ContractValue } from '../../contracts/registry.ts';
import type { Repository } from '../../io/git/git.ts';
import { openRun, type Run } from '../../run/stored/open-run.ts';
import { planStep } from '../../review/planning/plan-step.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { planSharedJudge } from './shared/plan-shared-judge.ts';
import { checkFix, type CheckedFix } from './check-fix.ts';
import { cleanWorkTree } from './clean-work-tree.ts';
import { note } from '../stored/journal.ts';
import type { Audit } from '../stored/open-audit.ts';
import { workTreeOf } from '../../run/stored/work-tree-of.ts';

/** Has the validator judge an executor's result, unless the program itself rejects it. */
export async function planJudge(audit: Audit, round: RoundState, item: WorkItem): Promise<void> {
  const attempt = lastAttempt(item);
  if (attempt === undefined) throw new Error(`${item.subject} was never tried`);
  if (attempt.isShared) return planSharedJudge(audit, round, attempt.run);
  const fix = await openRun(audit.home, attempt.run);
  const workTree = await workTreeOf(fix.file);
  const fingerprint = await fingerprintRepository(workTree);
  const checked = await checkFix(fix, await claimedResult(fix, item.subject, 'fix-executor'));
  const isSame = checked.tree === attempt.checked?.tree;
  const moved = { valid: false, reason: 'the work tree changed after the executor had ended' };
  const judged = checked.valid && !isSame ? { ...checked, ...moved } : checked;
  return judgeWork(audit, round, { subject: item.subject, fix, workTree, fingerprint, checked: judged });
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
export async function judgeWork(
  audit: Audit,
  round: Pick<RoundState, 'round'>,
  { subject, fix, workTree, fingerprint, checked }: WorkToJudge,
): Promise<void> {
  const { valid, reason, tree, step, result, facts, edits } = checked;
  const about = { round: round.round, subject };
  const reject = async (why: string): Promise<void> => {
    await cleanWorkTree(audit, `the fix of ${subject} that was rejected before the validator saw it`);
    await note(audit.paths, { kind: 'judged', ...about, run: fix.file.run, valid: false, reason: why });
  };
  if (!valid) return reject(reason);
  const head = { sha: null, tree, label: 'the fix', why: 'as the executor left it' };
  const planned = await planStep({
    repository: workTree,
    stage: { home: audit.home, audit: fix.file.audit, models: audit.file.settings.models },
    step,
    result,
    facts,
    edits,
    sides: { base: fix.file.base, head },
    fingerprint,
    captured: audit.file.captured,
    cacheRoot: audit.file.cache_root,
  });
  if (planned.kind === 'too-large') return reject(planned.reason);
  return note(audit.paths, { kind: 'planned', ...about, stage: 'judge', run: planned.file.run });
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
