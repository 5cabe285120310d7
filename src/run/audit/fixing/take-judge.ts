import type { RoundState } from '../../../audit/audit-state.ts';
import { finishStep } from '../../phases/finish-step.ts';
import type { Run } from '../../stored/open-run.ts';
import { cleanWorkTree } from './clean-work-tree.ts';
import { note } from '../stored/journal.ts';
import type { Audit } from '../stored/open-audit.ts';

/** Takes in the validator's verdict. What nobody accepted is rejected. */
export async function takeJudge(audit: Audit, round: RoundState, run: Run, subject: string): Promise<void> {
  const { valid, reason } = await finishStep(run);
  if (!valid) await cleanWorkTree(audit, `the fix of ${subject} that the validator rejected`);
  await note(audit.paths, { kind: 'judged', round: round.round, subject, run: run.file.run, valid, reason });
}
