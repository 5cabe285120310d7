import type { AuditState } from '../../audit/fold/audit-state.ts';

type Claim = { readonly success: boolean; readonly summary: string; readonly gone?: string | undefined };

/** Judges a result that names the finding whose fix also fixed this one. Undefined when it names none. */
export function claimedGone(
  { success, summary, gone }: Claim,
  { findings }: Pick<AuditState, 'findings'>,
): { readonly reason: string; readonly gone?: string } | undefined {
  if (gone === undefined) return undefined;
  if (success)
    return { reason: 'gone_contradicted: the result is a success, and says that there was nothing to do' };
  if (!findings.has(gone)) return { reason: 'gone_unproven: `gone` is the id of no finding' };
  return { reason: `the executor says that it was fixed by the fix of ${gone}: ${summary}`, gone };
}
