import { auditVerdict } from '../audit/audit-verdict.ts';
import { unreviewedFixes } from '../audit/unreviewed-fixes.ts';
import { readRef } from '../io/git/refs/pin-ref.ts';
import { inertLine } from '../kernel/text/inert.ts';
import type { Audit } from './stored/open-audit.ts';

export type EndReservations = {
  /** How the audit ended. Undefined when it ended well. */
  readonly ended: string | undefined;
  /** What is on the branch that no fix review has seen, a sentence each. */
  readonly unseen: readonly string[];
};

/** What somebody must know about an audit's branch before treating it as audited. */
export async function endReservations({ home, file, state }: Audit): Promise<EndReservations> {
  const { status, exit, why } = auditVerdict(state, file.preset);
  const fixes = unreviewedFixes(state).map(({ subject, sha }) => `${subject} in ${sha.slice(0, 12)}`);
  const moved = await branchMoved({ home, file, state });
  return {
    ended: exit === 0 ? undefined : `${status}: ${inertLine(why)}`,
    unseen: [
      ...(fixes.length === 0
        ? []
        : [
            `no fix review has seen ${fixes.length === 1 ? '1 fix' : `${fixes.length} fixes`}: ${fixes.join(', ')}`,
          ]),
      ...(moved === undefined ? [] : [moved]),
    ],
  };
}

/**
 * Says, as a sentence, that the audit's branch is not where the audit left it. Undefined when it is, or when the branch
 * is gone.
 */
export async function branchMoved({
  home,
  file: { branch },
  state: { head },
}: Pick<Audit, 'home' | 'file' | 'state'>): Promise<string | undefined> {
  const tip = await readRef(home, `refs/heads/${branch}`);
  if (tip === undefined || tip === head) return undefined;
  return `${inertLine(branch)} is at ${tip.slice(0, 12)} now, and ${head.slice(0, 12)} was audited`;
}
