import type { RoundState } from '../audit/fold/audit-state.ts';
import { Failure, type FailureCode } from '../kernel/failure.ts';
import { note } from './stored/journal.ts';
import type { Audit } from './stored/open-audit.ts';

export type AbortCode = Extract<
  FailureCode,
  'FAIL-CLOSED' | 'PROMPT-BUDGET-EXCEEDED' | 'FORENSIC-LOG-FAILED' | 'audit/blocking'
>;

/** Ends the round here. Nothing of it advances until the user retries it. */
export async function abortRound(
  { paths }: Audit,
  { round }: Pick<RoundState, 'round'>,
  code: AbortCode,
  why: string,
): Promise<void> {
  await note(paths, { kind: 'aborted', round, code, why });
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
