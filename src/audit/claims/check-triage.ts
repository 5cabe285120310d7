import type { Triage } from '../../contracts/replies/audit-finding.ts';

/**
 * What is wrong with a triage as a whole, worded for the agent; empty if every finding got exactly one decision, none was
 * invented, and each duplicate names a finding that is kept.
 */
export function triageProblems({ decisions }: Triage, asked: readonly string[]): string[] {
  const wanted = new Set(asked);
  const decided = new Set(decisions.map(({ id }) => id));
  const kept = new Set(decisions.filter(({ decision }) => decision === 'keep').map(({ id }) => id));
  const missing = asked.filter((id) => !decided.has(id));
  return [
    ...(missing.length > 0 ? [`no decision on ${missing.join(', ')}`] : []),
    ...decisions.filter(({ id }) => !wanted.has(id)).map(({ id }) => `${id} is no finding of this packet`),
    ...decisions
      .filter(({ decision, of }) => decision === 'duplicate' && (of === undefined || !kept.has(of)))
      .map(({ id, of }) => `${id} is a duplicate of ${of ?? 'nothing'}, which is not kept`),
    ...decisions
      .filter(({ decision, of }) => decision !== 'duplicate' && of !== undefined)
      .map(({ id, decision }) => `${id}: "of" belongs to duplicates, not to ${decision}`),
  ];
}
