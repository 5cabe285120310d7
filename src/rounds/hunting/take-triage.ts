import { triageProblems } from '../../audit/claims/check-triage.ts';
import type { RoundState } from '../../audit/fold/audit-state.ts';
import type { TriageDecision } from '../../contracts/replies/audit-finding.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { abortRound } from '../abort-round.ts';
import { note } from '../stored/journal.ts';
import type { Audit } from '../stored/open-audit.ts';

/** Records the decisions on every raised finding. Unless every finding has one, nothing is recorded and the round stops. */
export async function takeTriage(audit: Audit, round: RoundState, run: Run): Promise<void> {
  const decisions: TriageDecision[] = [];
  for (const { slot, why } of run.states) {
    const triage = await storedReply(run, slot, 'audit-triage');
    const problems = triage === undefined ? [why] : triageProblems(triage, slot.ids ?? []);
    if (problems.length > 0) {
      await abortRound(audit, round, 'FAIL-CLOSED', `triage (${slot.slot}): ${problems.join('; ')}`);
      return;
    }
    decisions.push(...(triage?.decisions ?? []));
  }
  const clean = await createRedactor().redact(decisions);
  await note(audit.paths, { kind: 'triaged', round: round.round, run: run.file.run, decisions: clean });
}
