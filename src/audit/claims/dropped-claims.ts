import type { Rejection } from '../../contracts/replies/audit-finding.ts';
import { isGrave } from '../../contracts/severity-rank.ts';
import type { AuditState } from '../fold/audit-state.ts';

/**
 * Claims that their specialist called critical or high, that the program dropped because of a wrong quote or place, and that
 * nobody proved later under the same title. They are not refuted.
 */
export function droppedClaims({ rounds, findings }: Pick<AuditState, 'rounds' | 'findings'>): Rejection[] {
  const rejected = rounds.flatMap((round) => round.rejected);
  const proven = new Set([
    ...[...findings.values()].map(({ title }) => title),
    ...rejected.filter(({ severity }) => severity === undefined).map(({ title }) => title),
  ]);
  return rejected.filter(
    ({ severity, title }) => severity !== undefined && isGrave({ severity }) && !proven.has(title),
  );
}
