import { NO_REPLY } from '../../steps/unanswered.ts';
import type { AuditState, RoundState } from '../../audit/fold/audit-state.ts';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { FixResult } from '../../contracts/replies/step.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { checkFix, type CheckedFix } from './check-fix.ts';
import { claimedGone } from './claimed-gone.ts';
import { cleanWorkTree } from './clean-work-tree.ts';
import { removeNewIgnored } from './ignored-before.ts';
import { note } from '../stored/journal.ts';
import type { Audit } from '../stored/open-audit.ts';
import { checkProof } from '../proving/check-proof.ts';
import type { StepOfRun } from './plan-fix.ts';

/** Records what an executor reports and did. A rejected fix leaves no trace in the work tree. */
export async function takeFix(audit: Audit, round: RoundState, run: Run, subject: string): Promise<void> {
  const outcome = await outcomeOf(run, audit.state);
  if (!outcome.accepted) {
    const workTree = await cleanWorkTree(audit, `a rejected attempt at ${subject}`);
    const { ignored } = await readStamped<StepOfRun>(run.paths.step, run.file);
    // In place, an ignored file may be the user's own.
    if (!audit.file.in_place) await removeNewIgnored(workTree, ignored);
  }
  // The executor may have read a secret in the tree.
  const reason = (await createRedactor().redact(outcome.reason)).text;
  await note(audit.paths, {
    kind: 'attempted',
    round: round.round,
    subject,
    run: run.file.run,
    ...outcome,
    reason,
  });
}

type Outcome = {
  accepted: boolean;
  rule: string | null;
  reason: string;
  tree: string | null;
  thrown?: string;
  explained?: true;
  gone?: string;
};

async function outcomeOf(run: Run, known: AuditState): Promise<Outcome> {
  const [state] = run.states;
  const rejected = { accepted: false, rule: null, tree: null };
  const done = state === undefined ? undefined : await checkedResult(run, state.slot);
  if (done === undefined) return { ...rejected, reason: `${NO_REPLY}: ${state?.why ?? ''}` };
  const { result, valid, reason, rule, tree } = done;
  if (!valid) return { ...rejected, rule, reason, ...discardedTree(run, tree) };
  const gone = claimedGone(result, known);
  if (gone !== undefined) return { ...rejected, ...gone };
  if (!result.success)
    return {
      ...rejected,
      reason: `${doer(state?.slot)} could not do it: ${result.summary}`,
      explained: true,
    };
  return { accepted: true, rule: null, reason, tree };
}

const doer = (slot: SlotFile | undefined): string =>
  slot?.agent === 'finding-prover' ? 'the prover' : 'the executor';

async function checkedResult(
  run: Run,
  slot: SlotFile,
): Promise<(Omit<CheckedFix, 'result'> & { readonly result: FixResult }) | undefined> {
  if (slot.agent === 'finding-prover') {
    const proof = await storedReply(run, slot, 'finding-prover');
    return proof && checkProof(run, proof);
  }
  const result = await storedReply(run, slot, 'fix-executor');
  return result && { ...(await checkFix(run, result)), result };
}

/** The tree of a rejected attempt, if it changed anything. */
export function discardedTree({ file }: Run, tree: string): { thrown?: string } {
  return tree === file.base.tree ? {} : { thrown: tree };
}
