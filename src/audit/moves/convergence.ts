import type { AuditFile, AuditRole } from '../../contracts/files/audit-files.ts';
import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { isGrave } from '../../contracts/severity-rank.ts';
import type { AuditKind } from '../../contracts/vocabulary.ts';
import { isOfFixes, type AuditState, type RoundState } from '../fold/audit-state.ts';
import { PRESET_RECORDS } from '../presets.ts';
import { answeredIn } from '../pages/who-answered.ts';

export type Convergence = { readonly converged: boolean; readonly why: string };

/**
 * Whether the last round ends the audit: it kept nothing new, nothing grave is open, and everything was looked at. A file that
 * nobody opened never counts as clean.
 */
export function convergence(
  preset: AuditKind,
  state: AuditState,
  round: RoundState,
  captured: AuditFile['captured'] = 'hooks',
  roles: readonly Pick<AuditRole, 'slug'>[] = [],
): Convergence {
  const { gates } = PRESET_RECORDS[preset];
  const grave = openFindings(state).filter(isGrave).length;
  const ofFixes = blocking(state).length - grave;
  const reasons = [
    ...(grave > 0 ? [`${grave} critical or high open`] : []),
    ...(ofFixes > 0 ? [`${ofFixes} of the fix review open`] : []),
    ...(round.kept.size > 0 ? [`${round.kept.size} new in round ${round.round}`] : []),
    ...(round.gaps.length > 0 && gates ? [`no reply of ${round.gaps.join(', ')}`] : []),
    ...(round.unopened.length > 0 ? [`${round.unopened.length} files that nobody opened`] : []),
  ];
  if (reasons.length > 0) return { converged: false, why: reasons.join('; ') };
  const why = `nothing new in round ${round.round}, nothing grave open, ${OPENED[captured]}`;
  const { answered, specialists } = answeredIn({ roles }, round);
  // A preset that waits for nobody still converges; its result then says who answered.
  const but = answered === specialists ? '' : `, but ${answered} of ${specialists} specialists answered`;
  return { converged: true, why: `${why}${but}` };
}

const OPENED = { hooks: 'every file opened', manual: 'nobody watched which files were opened' } as const;

/** Open findings that keep an audit from converging. */
export function blocking(state: AuditState): AuditFinding[] {
  return openFindings(state).filter((finding) => isGrave(finding) || isOfFixes(finding));
}

export function openFindings({ findings }: AuditState): AuditFinding[] {
  return [...findings.values()].filter(({ status }) => status === 'open');
}

/** The rounds that kept more findings than the one before. */
export function divergences({ rounds }: AuditState): number[] {
  return rounds
    .filter(({ kept }, index) => index > 0 && kept.size > (rounds[index - 1]?.kept.size ?? 0))
    .map(({ round }) => round);
}
