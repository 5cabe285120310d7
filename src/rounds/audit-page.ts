import type { RoundState } from '../audit/fold/audit-state.ts';
import { callsLine, fixAccounts, type SentByRun } from '../audit/pages/fix-accounts.ts';
import { auditVerdict } from '../audit/audit-verdict.ts';
import { roundAccounts } from '../audit/pages/round-accounts.ts';
import { auditArithmetic } from '../audit/pages/summary-text.ts';
import { timelineOf } from '../audit/pages/timeline.ts';
import { answeredIn } from '../audit/pages/who-answered.ts';
import type { AuditPage } from '../report/formats/html/audit/audit-page.ts';
import type { Audit } from './stored/open-audit.ts';

/** An audit as its page shows it, taken entirely from the journal. */
export function auditPage({ file, state, journal }: Audit, sent: SentByRun = new Map()): AuditPage {
  const findings = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return {
    file,
    head: state.head,
    verdict: auditVerdict(state, file.preset),
    arithmetic: auditArithmetic(findings, rejected.length),
    findings,
    rejected,
    rounds: roundAccounts(state, journal).map((account, i) => ({
      ...account,
      answered: answeredOf(file, state.rounds[i]),
    })),
    timeline: timelineOf(journal),
    fixes: new Map(fixAccounts(state, sent).map((fix) => [fix.subject, fix] as const)),
    calls: callsLine(state, sent),
  };
}

function answeredOf(file: Audit['file'], round: RoundState | undefined): string {
  if (round === undefined) throw new Error('an account of a round that never began');
  return answeredIn(file, round).note;
}
