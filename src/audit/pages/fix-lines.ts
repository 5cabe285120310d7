import type { AuditFile } from '../../contracts/files/audit-files.ts';
import type { Fix } from '../../contracts/files/proof.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { fixOutcomes } from '../fix-outcomes.ts';
import type { AuditState } from '../fold/audit-state.ts';

const WORDS = {
  fixed: 'fixed and verified',
  'taken-back': 'attempted and taken back',
  'not-attempted': 'not attempted',
} as const satisfies Record<Fix['outcome'], string>;

/** The answer for each finding that an audit was asked to fix, a line each. */
export function fixLines({ of }: Pick<AuditFile, 'of'>, state: AuditState): string[] {
  const outcomes = fixOutcomes(state);
  const never = { outcome: 'not-attempted', why: state.ended?.why ?? 'the audit is not over' } as const;
  return (of?.findings ?? []).map((id) => fixLine(id, outcomes.get(id) ?? never));
}

export function fixLine(id: string, { outcome, why }: Pick<Fix, 'outcome' | 'why'>): string {
  return `${id} ${WORDS[outcome]}: ${inertLine(why)}`;
}

/** How to bring over what is fixed; none if nothing is. */
export function bringOverLines(run: string, fixes: readonly Pick<Fix, 'outcome'>[]): string[] {
  return fixes.some(({ outcome }) => outcome === 'fixed')
    ? [
        `To bring them over, when the user wants that: correctless fix apply ${run}`,
        `As a patch: correctless fix ${run} --patch FILE`,
      ]
    : [];
}
