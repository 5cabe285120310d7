import { Failure, type FailureCode } from '../kernel/failure.ts';
import { noteInRound } from './stored/note-in-round.ts';
import type { Audit } from './stored/open-audit.ts';

export type AbortCode = Extract<
  FailureCode,
  'FAIL-CLOSED' | 'PROMPT-BUDGET-EXCEEDED' | 'FORENSIC-LOG-FAILED' | 'audit/blocking'
>;

/** Ends the round here. Nothing of it advances until the user retries it. */
export function abortRound(audit: Audit, code: AbortCode, why: string): Promise<void> {
  return noteInRound(audit, { kind: 'aborted', code, why });
}

/** The failure of an aborted round, for every time somebody asks. */
export function abortFailure(audit: Audit): Failure | undefined {
  const { aborted } = audit.state;
  if (aborted === undefined) return undefined;
  const chunking =
    aborted.code === 'PROMPT-BUDGET-EXCEEDED' ? ' --chunking (several packets, each hunk in one)' : '';
  return new Failure(aborted.code as AbortCode, aborted.why, {
    hint: `nothing of round ${aborted.round} has advanced; try it again: correctless next ${audit.file.audit} --retry${chunking}`,
  });
}
