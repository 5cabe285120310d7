import type { AuditVerdict } from './audit-verdict.ts';
import type { AuditState } from './fold/audit-state.ts';
import { proofsInWords } from './pages/proof-lines.ts';

/** Of an audit that was asked to prove findings: it says whether each was attempted, and nothing about the code. */
export function proofVerdict(state: AuditState): AuditVerdict {
  const isWhole = [...state.proofs.values()].every(({ outcome }) => outcome !== 'not-attempted');
  if (state.ended?.outcome === 'converged' && isWhole)
    return { status: 'complete', exit: 0, why: proofsInWords(state) };
  const why = state.aborted?.why ?? state.ended?.why ?? 'the proof is not over';
  return { status: 'incomplete', exit: 3, why };
}
