import { revertCost, weightOf, withDependents } from '../../src/audit/built-on.ts';
import type { AuditState, RoundState } from '../../src/audit/fold/audit-state.ts';
import type { Move } from '../../src/audit/moves/move.ts';
import type { Untimed } from './audit-journal.ts';
import type { World } from './played-world.ts';

/** Tests of a world that fail for good where commits with these subjects are. */
export function failingIn(world: World, ids: readonly string[], subjects: readonly string[]): string[] {
  const broken = world.fixes.flatMap((fix, n) => {
    const id = ids[n] ?? '';
    if (!subjects.includes(id)) return [];
    const needed = fix.needs === undefined ? id : (ids[fix.needs] ?? id);
    const isMended = fix.mendable && subjects.some((subject) => subject.startsWith('REPAIR'));
    return [
      ...(fix.breaks && !isMended ? [`of ${id}`] : []),
      ...(subjects.includes(needed) ? [] : [`${id} needs ${needed}`]),
    ];
  });
  return [...(world.failingBefore ? ['old'] : []), ...broken];
}

/** What becomes of commits that a move condemns: they go, or their finding stays open where that loses less. */
export function condemned(
  { shas, why, finding }: Extract<Move, { kind: 'condemn' }>,
  state: AuditState,
): Untimed {
  const round = state.rounds[0] as RoundState;
  const gone = withDependents(state, round, shas);
  if (finding !== undefined && revertCost(state, round, gone) > weightOf(finding))
    return { kind: 'left-open', round: 1, subject: finding.id, why: 'it loses less' };
  return {
    kind: 'condemned',
    round: 1,
    commits: gone.map(({ sha: of, subject }) => ({ sha: of, subject, why })),
  };
}
