import type { AuditState } from './fold/audit-state.ts';
import type { AuditKind } from '../contracts/vocabulary.ts';
import { counted } from '../kernel/text/counted.ts';
import { droppedClaims } from './claims/dropped-claims.ts';
import { editedTests } from './tests/edited-tests.ts';
import { testWords } from './tests/test-words.ts';
import { proofsInWords } from './pages/proof-lines.ts';
import { fixOutcomes, type FixOutcome } from './fix-outcomes.ts';
import { isGrave } from '../contracts/severity-rank.ts';

export type AuditVerdict = {
  readonly status: 'complete' | 'incomplete' | 'failed';
  readonly exit: 0 | 1 | 2 | 3;
  readonly why: string;
};

/**
 * The result of an audit for its caller. Only an audit that converged is complete; then anything grave that was not fixed, for
 * whatever reason, makes it a 1.
 */
export function auditVerdict(state: AuditState, preset?: AuditKind): AuditVerdict {
  if (preset === 'prove') return proofVerdict(state, proofsInWords(state));
  const { aborted, ended, findings, turnedDown, rounds } = state;
  if (aborted !== undefined) {
    const exit = aborted.code === 'PROMPT-BUDGET-EXCEEDED' ? 2 : 3;
    return { status: 'failed', exit, why: aborted.why };
  }
  if (ended?.outcome !== 'converged') {
    return { status: 'incomplete', exit: 3, why: ended?.why ?? 'the audit is not over' };
  }
  if (preset === 'fix') return fixVerdict(state);
  const grave = [...findings.values()].filter(
    (finding) => isGrave(finding) && (finding.status === 'open' || finding.status === 'deferred'),
  );
  const disputed = [...findings.values()].filter(
    (finding) => isGrave(finding) && finding.status === 'disputed',
  );
  const edits = editedTests({ rounds }).length;
  const dropped = droppedClaims(state).length;
  // This is somebody's judgement, not proof, so the summary of the end includes it.
  const words = [
    ...(disputed.length === 0 ? [] : [`${disputed.length} critical or high disputed by the user`]),
    ...(dropped === 0 ? [] : [`${dropped} critical or high dropped for want of proof`]),
    ...testWords(state),
    ...(edits === 0 ? [] : [`${counted(edits, 'edit')} of tests that were there, or of what runs them`]),
    ...(turnedDown.size === 0 ? [] : [`${turnedDown.size} critical or high rejected by the triage`]),
  ];
  const but = words.length === 0 ? '' : `, but ${words.join(' and ')}`;
  return grave.length === 0
    ? { status: 'complete', exit: 0, why: `${ended.why}${but}` }
    : { status: 'complete', exit: 1, why: `${grave.length} critical or high not fixed` };
}

/** Of an audit that was asked to fix findings of a review: one that is not fixed is enough. */
function fixVerdict(state: AuditState): AuditVerdict {
  const outcomes = [...fixOutcomes(state)];
  const of = (isIt: (one: FixOutcome) => boolean): string[] =>
    outcomes.flatMap(([id, one]) => (isIt(one) ? [id] : []));
  const unanswered = of(({ isUnanswered }) => isUnanswered);
  const unfixed = of(({ outcome }) => outcome !== 'fixed');
  if (unanswered.length > 0)
    return {
      status: 'incomplete',
      exit: 3,
      why: `an agent did not answer: ${unanswered.join(', ')} not fixed`,
    };
  return unfixed.length > 0
    ? { status: 'complete', exit: 1, why: `not fixed: ${unfixed.join(', ')}` }
    : { status: 'complete', exit: 0, why: `fixed and verified: ${of(() => true).join(', ')}` };
}

/** Whether each finding was attempted: a proof says nothing else about the code. */
function proofVerdict({ proofs, aborted, ended }: AuditState, words: string): AuditVerdict {
  const isWhole = [...proofs.values()].every(({ outcome }) => outcome !== 'not-attempted');
  if (ended?.outcome === 'converged' && isWhole) return { status: 'complete', exit: 0, why: words };
  const why = aborted?.why ?? ended?.why ?? 'the proof is not over';
  return { status: 'incomplete', exit: 3, why };
}
