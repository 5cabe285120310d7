import { NO_REPLY } from '../../steps/unanswered.ts';
import type { AuditState } from '../../audit/fold/audit-state.ts';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { FixResult } from '../../contracts/replies/step.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { checkFix, type CheckedFix } from './check-fix.ts';
import { clearAttempt } from './clean-work-tree.ts';
import { noteInRound, type InRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';
import { checkProof } from '../proving/check-proof.ts';

/** Records what an executor reports and did. A rejected fix leaves no trace in the work tree. */
export async function takeFix(audit: Audit, run: Run, [subject = '']: readonly string[]): Promise<void> {
  const outcome = await outcomeOfRun(run, audit.state);
  if (!outcome.accepted) await clearAttempt(audit, run, `a rejected attempt at ${subject}`);
  // The executor may have read a secret in the tree.
  const reason = await createRedactor().redact(outcome.reason);
  return noteInRound(audit, { kind: 'attempted', subject, run: run.file.run, ...outcome, reason });
}

/** The outcome of an attempt. */
export type Outcome = Omit<InRound<'attempted'>, 'kind' | 'subject' | 'run'>;

export const REJECTED = { accepted: false, rule: null, tree: null } as const;

async function outcomeOfRun(run: Run, known: AuditState): Promise<Outcome> {
  const [state] = run.states;
  const done = state === undefined ? undefined : await checkedResult(run, state.slot);
  return done === undefined
    ? { ...REJECTED, reason: `${NO_REPLY}: ${state?.why ?? ''}` }
    : outcomeOf(run, known, done);
}

type CheckedResult = Pick<CheckedFix, 'valid' | 'reason' | 'rule' | 'tree'> & { readonly result: FixResult };

/** The outcome of a result that was checked. */
export function outcomeOf(
  { file, slots }: Run,
  known: AuditState,
  { result, valid, reason, rule, tree }: CheckedResult,
): Outcome {
  const thrown = tree === file.base.tree ? {} : { thrown: tree };
  if (!valid) return { ...REJECTED, rule, reason, ...thrown };
  if (result.gone !== undefined) return { ...REJECTED, ...claimedGone(result, result.gone, known) };
  const doer = slots[0]?.agent === 'finding-prover' ? 'the prover' : 'the executor';
  if (!result.success)
    return { ...REJECTED, reason: `${doer} could not do it: ${result.summary}`, explained: true };
  return { accepted: true, rule: null, reason, tree };
}

/** Judges a result that names the finding whose fix also fixed this one. */
function claimedGone(
  { success, summary }: FixResult,
  gone: string,
  { findings }: AuditState,
): Pick<Outcome, 'reason' | 'gone'> {
  if (success)
    return { reason: 'gone_contradicted: the result is a success, and says that there was nothing to do' };
  if (!findings.has(gone)) return { reason: 'gone_unproven: `gone` is the id of no finding' };
  return { reason: `the executor says that it was fixed by the fix of ${gone}: ${summary}`, gone };
}

async function checkedResult(run: Run, slot: SlotFile): Promise<CheckedResult | undefined> {
  if (slot.agent === 'finding-prover') {
    const proof = await storedReply(run, slot, 'finding-prover');
    return proof && checkProof(run, proof);
  }
  const result = await storedReply(run, slot, 'fix-executor');
  return result && { ...(await checkFix(run, result)), result };
}
