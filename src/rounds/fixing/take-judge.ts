import { isTakenIn, roundOf } from '../../audit/fold/audit-state.ts';
import type { Verdict } from '../../contracts/replies/step.ts';
import { finishSharedSteps, finishStep } from '../../review/ending/finish-step.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { cleanWorkTree } from './clean-work-tree.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';

/** Records the validator's verdict on each fix that it was asked about. What nobody accepted is rejected. */
export async function takeJudge(audit: Audit, run: Run, subjects: readonly string[]): Promise<void> {
  for (const [subject, { valid, reason }] of await verdictsOf(run, subjects)) {
    // After a crash in between, the next call continues.
    if (isTakenIn(roundOf(audit.state), 'judge', run.file.run, subject)) continue;
    if (!valid) await cleanWorkTree(audit, `the fix of ${subject} that no validator accepted`);
    await noteInRound(audit, { kind: 'judged', subject, run: run.file.run, valid, reason });
  }
}

async function verdictsOf(run: Run, subjects: readonly string[]): Promise<ReadonlyMap<string, Verdict>> {
  if (subjects.length > 1) return finishSharedSteps(run, subjects);
  const verdict = await finishStep(run);
  return new Map(subjects.map((subject) => [subject, verdict]));
}
