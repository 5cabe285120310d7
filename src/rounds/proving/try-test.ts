import { lastAttempt, type WorkItem } from '../../audit/fold/audit-state.ts';
import type { Weighed } from '../../audit/proofs/weigh-proof.ts';
import { fingerprintRepository } from '../../io/git/on-disk/fingerprint.ts';
import { readStepFacts } from '../../gather/step-facts.ts';
import { judgedProofText } from '../../packets/audit/prove-step.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { checkWork } from '../fixing/check-fix.ts';
import { cleanWorkTree } from '../fixing/clean-work-tree.ts';
import { claimedResult, judgeWork } from '../fixing/plan-judge.ts';
import type { StepOfRun } from '../fixing/plan-fix.ts';
import { runTests } from '../run-tests.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';
import { placeTest } from './place-test.ts';
import { weighTest } from './proof-runs.ts';

/**
 * One step of trying a test: it is put into commits, run where it is still to run, refused by its runs, or judged. Resolves to
 * `running` while a run has not ended.
 */
export async function tryTest(audit: Audit, item: WorkItem, patience: number): Promise<unknown> {
  const { run, placed } = lastAttempt(item) ?? {};
  if (run === undefined) throw new Error(`${item.subject} was never tried`);
  if (placed === undefined) return placeTest(audit, item);
  const weighed = await weighTest(audit, item);
  if (weighed.kind === 'needs') {
    const { head, base } = placed;
    const at = { head, before: audit.state.head, base: base ?? head, alone: audit.file.base ?? head };
    return runTests(audit, { head: at[weighed.where] }, patience);
  }
  if (weighed.kind === 'holds') return askValidator(audit, item, weighed);
  const reason = await createRedactor().redact(weighed.why);
  return noteInRound(audit, { kind: 'judged', subject: item.subject, run, valid: false, reason });
}

/** Whether the test shows the finding and not something beside it is for somebody who understands it. */
async function askValidator(
  audit: Audit,
  { subject, attempts }: WorkItem,
  shown: Extract<Weighed, { kind: 'holds' }>,
): Promise<void> {
  const attempt = attempts.at(-1);
  const tree = attempt?.checked?.tree ?? '';
  const fix = await openRun(audit.home, attempt?.run ?? '');
  const workTree = await cleanWorkTree(audit, 'what was there before a test was judged');
  const fingerprint = await fingerprintRepository(workTree);
  const { step, soFar } = await readStamped<StepOfRun>(fix.paths.step, fix.file);
  const checked = await checkWork(workTree, fix.file.base, {
    step: { ...step, description: judgedProofText(step.description, shown) },
    ...{ soFar, tree, claimed: await claimedResult(fix, subject, 'finding-prover') },
    factsOf: (request) => readStepFacts(workTree, request, tree),
  });
  return judgeWork(audit, { subject, fix, workTree, fingerprint, checked });
}
