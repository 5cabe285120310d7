import type { AuditFile } from '../../contracts/files/audit-files.ts';
import type { RoundFile } from '../../contracts/replies/audit-finding.ts';
import type { AuditState, RoundState } from '../fold/audit-state.ts';
import { answeredIn } from './who-answered.ts';

type Named = Pick<AuditFile, 'preset' | 'date' | 'roles'>;
type Labelled = Pick<AuditFile, 'preset' | 'label'>;

/** The findings of one round as other tools read them; also written if there are none. */
export function roundFile({ preset, date, roles }: Named, state: AuditState, round: RoundState): RoundFile {
  return {
    preset,
    date,
    round: round.round,
    started_at: round.at,
    coverage: answeredIn({ roles }, round),
    findings: [...state.findings.values()].filter((finding) => finding.round === round.round),
    rejected: [...round.rejected],
  };
}

export function roundFileName({ preset, label }: Labelled, round: number): string {
  return `audit-${preset}-${label}-round-${round}.json`;
}
