import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { ReportFinding } from '../../contracts/files/report-finding.ts';
import { bountyOf } from '../bounty.ts';

/** A finding of a review as the audit that is to prove or fix it keeps it: under its id in the report. */
export function findingOfReview(finding: ReportFinding, timestamp: string): AuditFinding {
  const { id, severity, title, why, file, lines, lens, suggested_fix, fingerprint, evidence } = finding;
  const tier = 'confirmed' as const;
  return {
    ...{ id, severity, title, fingerprint, tier, timestamp },
    description: why,
    evidence: evidence.map(({ text }) => text).join('\n') || title,
    impact: why,
    location: { file, lines },
    instance_fix: suggested_fix,
    class_fix: 'only this place',
    escape_type: null,
    invariant_ref: null,
    architecture_ref: null,
    source: 'review',
    agent: lens,
    status: 'open',
    bounty: bountyOf({ severity, tier, agent: lens }),
    round: 1,
    reason: null,
  };
}
