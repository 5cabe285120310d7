import { lastAttempt, type RoundState, type WorkItem } from '../../audit/audit-state.ts';
import { fingerprintRepository } from '../../io/fingerprint.ts';
import { openRun } from '../open-run.ts';
import { planStep } from '../plan-step.ts';
import { storedReply } from '../stored-reply.ts';
import { checkFix } from './check-fix.ts';
import { cleanWorkTree } from './clean-work-tree.ts';
import { note } from './journal.ts';
import type { Audit } from './open-audit.ts';
import { workTreeOf } from './stage-run.ts';

/** Has an executor's result judged by the validator, to whom the program's own objections are no news. */
export async function planJudge(audit: Audit, round: RoundState, item: WorkItem): Promise<void> {
  const attempt = lastAttempt(item);
  if (attempt === undefined) throw new Error(`${item.subject} was never tried`);
  const fix = await openRun(audit.home, attempt.run);
  const workTree = await workTreeOf(fix.file);
  const fingerprint = await fingerprintRepository(workTree);
  const [slot] = fix.slots;
  const claimed = slot === undefined ? undefined : await storedReply(fix, slot, 'fix-executor');
  if (claimed === undefined) throw new Error(`the reply about ${item.subject} is gone`);
  const { valid, reason, tree, step, result, facts } = await checkFix(fix, claimed);
  const judged = { kind: 'judged', round: round.round, subject: item.subject, run: attempt.run } as const;
  if (!valid || tree !== attempt.checked?.tree) {
    await cleanWorkTree(audit);
    const why = valid ? 'the work tree changed after the executor had ended' : reason;
    return note(audit.paths, { ...judged, valid: false, reason: why });
  }
  const head = { sha: null, tree, label: 'the fix', why: 'as the executor left it' };
  const planned = await planStep({
    repository: workTree,
    stage: { home: audit.home, audit: fix.file.audit, models: audit.file.settings.models },
    step,
    result,
    facts,
    sides: { base: fix.file.base, head },
    fingerprint,
    captured: audit.file.captured,
    cacheRoot: audit.file.cache_root,
  });
  if (planned.kind === 'too-large') {
    await cleanWorkTree(audit);
    return note(audit.paths, { ...judged, valid: false, reason: planned.reason });
  }
  const { run } = planned.file;
  return note(audit.paths, {
    kind: 'planned',
    round: round.round,
    stage: 'judge',
    run,
    subject: item.subject,
  });
}
