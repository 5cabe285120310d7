import type { AuditFile, WorkflowState } from '../contracts/audit-files.ts';
import type { AuditState } from './audit-state.ts';

/** The audit as other tools of the workflow read it. `at` is when the phase was entered. */
export function workflowState(
  { preset, branch, started_at }: Pick<AuditFile, 'preset' | 'branch' | 'started_at'>,
  state: AuditState,
  at: string,
): WorkflowState {
  const completed = state.rounds.filter(({ closed }) => closed).length;
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
      converged: state.ended?.outcome === 'converged',
    },
  };
}
