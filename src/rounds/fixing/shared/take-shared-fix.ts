import { NO_REPLY } from '../../../steps/unanswered.ts';
import { isTakenIn, roundOf, type AuditState } from '../../../audit/fold/audit-state.ts';
import { isFile } from '../../../io/own/places.ts';
import { createRedactor } from '../../../packets/redaction/redact.ts';
import type { Part } from '../../../steps/divide-work.ts';
import type { Run } from '../../../run/stored/open-run.ts';
import { readStamped, writeStamped } from '../../../run/ledger/stamped.ts';
import { storedReply } from '../../../run/slots/stored-reply.ts';
import { noteInRound } from '../../stored/note-in-round.ts';
import type { Audit } from '../../stored/open-audit.ts';
import { checkSharedFix } from './check-shared-fix.ts';
import { clearAttempt } from '../clean-work-tree.ts';
import { outcomeOf, REJECTED, type Outcome } from '../take-fix.ts';

/** The outcome of one of several fixes. `part` is what it changed, or null when that cannot be told. */
export type SharedOutcome = Outcome & { readonly id: string; readonly part: Part | null };

/** `context/divided.json`: `all` is the tree as the executor left it. */
export type DividedRun = { readonly all: string | null; readonly outcomes: readonly SharedOutcome[] };

/**
 * Records what an executor reports and did for several steps. The work tree is cleaned at once, because each fix is
 * judged and committed by itself. The parts are stored before that, so that a process that dies here can continue.
 */
export async function takeSharedFix(audit: Audit, run: Run, subjects: readonly string[]): Promise<void> {
  const { outcomes } = await dividedOnce(run, audit.state, subjects);
  const names = subjects.join(', ');
  await clearAttempt(
    audit,
    run,
    `the work on ${names} in one call; it comes back fix by fix, and nothing of it is lost`,
  );
  for (const { id, part: _, ...outcome } of outcomes) {
    if (isTakenIn(roundOf(audit.state), 'fix', run.file.run, id)) continue;
    await noteInRound(audit, { kind: 'attempted', subject: id, run: run.file.run, ...outcome });
  }
}

async function dividedOnce(run: Run, known: AuditState, subjects: readonly string[]): Promise<DividedRun> {
  if (await isFile(run.paths.divided)) return readStamped<DividedRun>(run.paths.divided, run.file);
  const divided = await outcomesOf(run, known, subjects);
  const redactor = createRedactor();
  // The executor may have read a secret in the tree.
  const outcomes = await Promise.all(
    divided.outcomes.map(async (one) => ({ ...one, reason: await redactor.redact(one.reason) })),
  );
  await writeStamped(run.paths.divided, run.file, { ...divided, outcomes });
  return { ...divided, outcomes };
}

async function outcomesOf(run: Run, known: AuditState, subjects: readonly string[]): Promise<DividedRun> {
  const [state] = run.states;
  const claimed = state === undefined ? undefined : await storedReply(run, state.slot, 'fix-executor-shared');
  const all = (reason: string, rule: string | null = null): DividedRun => ({
    all: null,
    outcomes: subjects.map((id) => ({ ...REJECTED, id, rule, reason, part: null })),
  });
  if (claimed === undefined) return all(`${NO_REPLY}: ${state?.why ?? ''}`);
  const checked = await checkSharedFix(run, claimed);
  if (checked.kind === 'mixed') return all(checked.reason, 'mixed_steps');
  const outcomes = checked.parts.map(({ id, part, ...done }): SharedOutcome => {
    const outcome = outcomeOf(run, known, done);
    return { ...outcome, id, part: outcome.accepted ? part : null };
  });
  return { all: checked.all, outcomes };
}
