import type { AuditFile } from '../../contracts/files/audit-files.ts';
import { currentRound, isTakenIn, type AuditState, type RoundState } from '../fold/audit-state.ts';
import { convergence, divergences } from './convergence.ts';
import { isStalled } from './at-an-end.ts';
import { fixingMove } from './fixing-moves.ts';
import { undecided } from '../undecided.ts';
import type { Move, Question } from './move.ts';
import { provingMove } from './proving-moves.ts';
import { reviewingMove } from './reviewing-moves.ts';

type Asked = Pick<AuditFile, 'settings' | 'preset' | 'auto' | 'captured' | 'roles' | 'of'>;

/** The next step of an audit, from its state alone. Pure: the caller records that it was done. */
export function decideMove(audit: Asked, state: AuditState): Move {
  if (state.ended !== undefined) return { kind: 'done' };
  if (state.aborted !== undefined) return { kind: 'aborted' };
  if (!state.prepared) return { kind: 'prepare' };
  const round = currentRound(state);
  if (round === undefined) return { kind: 'start-round', round: 1 };
  if (round.closed) return afterRound(audit, state, round);
  return (
    runUnderWay(round) ??
    bringingMove(audit, round) ??
    (audit.preset === 'prove' ? provingMove(state, round) : undefined) ??
    huntingMove(round) ??
    triageMove(round) ??
    questionOf(state, round) ??
    (round.pinned === undefined ? { kind: 'pin' } : undefined) ??
    fixingMove(state, round, audit.preset) ??
    reviewingMove(audit.settings, state, round) ?? {
      kind: 'close',
      kept: round.kept.size + new Set(round.reviews.flatMap(({ ids }) => ids)).size,
      // What the fix review found is fixed like any other finding. Repairs of tests are commits too.
      fixed: round.commits.filter(({ subject }) => state.findings.has(subject)).length,
    }
  );
}

/** The last planned run, if its result has not been taken in yet. */
function runUnderWay(round: RoundState): Move | undefined {
  const last = round.planned.at(-1);
  if (last === undefined || isOver(round, last)) return undefined;
  return { ...last, kind: 'run' };
}

function isOver(round: RoundState, { stage, run, subjects }: RoundState['planned'][number]): boolean {
  switch (stage) {
    case 'hunt':
      return round.planned.filter((one) => one.stage === 'hunt').length === round.hunts;
    case 'triage':
      return round.untriaged.size === 0;
    case 'fix':
    case 'judge':
      return subjects.every((subject) => isTakenIn(round, stage, run, subject));
    case 'verify':
      return round.reviews.some((review) => review.run === run);
  }
}

/** Nothing is hunted where a review has found it. */
function bringingMove({ of }: Asked, { decisions }: RoundState): Move | undefined {
  return of !== undefined && decisions.size === 0 ? { kind: 'bring' } : undefined;
}

/** All specialists once, and once more for the files that nobody has opened. */
function huntingMove({ hunts, unopened }: RoundState): Move | undefined {
  if (hunts === 0) return { kind: 'hunt', paths: undefined };
  return hunts === 1 && unopened.length > 0 ? { kind: 'hunt', paths: unopened } : undefined;
}

function triageMove({ untriaged }: RoundState): Move | undefined {
  return untriaged.size === 0 ? undefined : { kind: 'triage', ids: [...untriaged] };
}

/** What only the user can decide. `--auto` answers for the user, and stops where it cannot. */
function questionOf(state: AuditState, round: RoundState): Move | undefined {
  for (const question of [oscillation(state, round), divergence(state, round)]) {
    const answer = question === undefined ? 'continue' : state.answers.get(question.key);
    if (question !== undefined && answer === undefined) return { kind: 'ask', question };
    if (question !== undefined && answer === 'stop')
      return { kind: 'end', outcome: 'stopped', why: `${question.kind} in round ${round.round}` };
  }
  const ids = undecided(state, round).map(({ id }) => id);
  return ids.length === 0
    ? undefined
    : { kind: 'ask', question: { kind: 'triage', key: `triage-R${round.round}`, ids } };
}

/** A finding that was fixed before is back. */
function oscillation(state: AuditState, round: RoundState): Question | undefined {
  const fixed = new Set(
    [...state.findings.values()]
      .filter((f) => f.status === 'fixed' && f.round < round.round)
      .map((f) => f.fingerprint),
  );
  const ids = [...round.kept].filter((id) => fixed.has(state.findings.get(id)?.fingerprint ?? ''));
  return ids.length === 0 ? undefined : { kind: 'oscillation', key: `oscillation-R${round.round}`, ids };
}

/** The second time that a round keeps more findings than the one before it. */
function divergence(state: AuditState, round: RoundState): Question | undefined {
  const rounds = divergences(state);
  if (rounds.length < 2 || rounds.at(-1) !== round.round) return undefined;
  const counts = state.rounds.map(({ kept }) => kept.size);
  return { kind: 'divergence', key: `divergence-R${round.round}`, counts };
}

function afterRound(audit: Asked, state: AuditState, round: RoundState): Move {
  if (audit.of !== undefined)
    return { kind: 'end', outcome: 'converged', why: 'every finding that was named has its answer' };
  const { converged, why } = convergence(audit.preset, state, round, audit.captured, audit.roles);
  if (converged) return { kind: 'end', outcome: 'converged', why };
  if (isStalled(state, round)) {
    return { kind: 'end', outcome: 'stopped', why: `round ${round.round} could do nothing new, and ${why}` };
  }
  if (round.round < audit.settings.max_rounds) return { kind: 'start-round', round: round.round + 1 };
  return { kind: 'end', outcome: 'ceiling', why: `${round.round} rounds, and ${why}` };
}
