import type { AuditFile, WorkflowState } from '../../contracts/files/audit-files.ts';
import { currentRound, type AuditState } from '../fold/audit-state.ts';
import { answeredIn } from './who-answered.ts';

/** The audit as other tools of the workflow read it. `at` is when the phase began. */
export function workflowState(
  { preset, branch, started_at, roles }: Pick<AuditFile, 'preset' | 'branch' | 'started_at' | 'roles'>,
  state: AuditState,
  at: string,
): WorkflowState {
  const completed = state.rounds.filter(({ closed }) => closed).length;
  const round = currentRound(state);
  const findings = [...state.findings.values()];
  return {
    phase: state.finished === undefined ? 'audit' : 'done',
    task: `audit-${preset}`,
    spec_file: null,
    started_at,
    phase_entered_at: at,
    branch,
    qa_rounds: completed,
    audit: {
      type: preset,
      rounds_completed: completed,
      total_findings: findings.length,
      findings_fixed: findings.filter(({ status }) => status === 'fixed').length,
      answered: round === undefined ? 'no round has begun' : answeredIn({ roles }, round).note,
      converged: state.ended?.outcome === 'converged',
    },
  };
}
