import { triageProblems } from '../../audit/claims/check-triage.ts';
import type { TriageDecision } from '../../contracts/replies/audit-finding.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { abortRound } from '../abort-round.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';

/** Records the decisions on every raised finding. Unless every finding has one, nothing is recorded and the round stops. */
export async function takeTriage(audit: Audit, run: Run): Promise<void> {
  const decisions: TriageDecision[] = [];
  for (const { slot, why } of run.states) {
    const triage = await storedReply(run, slot, 'audit-triage');
    const problems = triage === undefined ? [why] : triageProblems(triage, slot.ids ?? []);
    if (problems.length > 0)
      return abortRound(audit, 'FAIL-CLOSED', `triage (${slot.slot}): ${problems.join('; ')}`);
    decisions.push(...(triage?.decisions ?? []));
  }
  const clean = await createRedactor().redact(decisions);
  return noteInRound(audit, { kind: 'triaged', run: run.file.run, decisions: clean });
}
