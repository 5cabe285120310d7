import { currentRound, type RoundState } from '../audit/fold/audit-state.ts';
import type { Move } from '../audit/moves/move.ts';
import { abortRound } from './abort-round.ts';
import { checkGone } from './fixing/check-gone.ts';
import { condemnFixes } from './fixing/condemn-fixes.ts';
import { commitFix } from './fixing/commit-fix.ts';
import { note } from './stored/journal.ts';
import type { Audit } from './stored/open-audit.ts';
import { bringFindings } from './from-review/bring-findings.ts';
import { changesInOwnTree } from './stored/own-tree.ts';
import { pinRound } from './pin-round.ts';
import { planFix } from './fixing/plan-fix.ts';
import { planHunt } from './hunting/plan-hunt.ts';
import { planSharedFix } from './fixing/shared/plan-shared-fix.ts';
import { planJudge } from './fixing/plan-judge.ts';
import { planProof } from './proving/plan-proof.ts';
import { recordProof } from './proving/record-proof.ts';
import { tryTest } from './proving/try-test.ts';
import { planTriage } from './hunting/plan-triage.ts';
import { planVerify } from './reviewing/plan-verify.ts';
import { prepareWorkTree } from './fixing/prepare-work-tree.ts';
import { recordSilence } from './record-silence.ts';
import { revertFix } from './fixing/revert-fix.ts';
import { runTests } from './run-tests.ts';

/** Moves that the program makes alone. */
export type OwnMove = Exclude<Move, { kind: 'run' | 'ask' | 'aborted' | 'done' }>;

/** Makes one move and records it. `running`: a command of the project has not ended within `patience` milliseconds. */
export async function takeMove(audit: Audit, move: OwnMove, patience: number): Promise<'taken' | 'running'> {
  switch (move.kind) {
    case 'prepare':
      return (await prepareWorkTree(audit, patience)) === 'running' ? 'running' : 'taken';
    case 'test':
      return (await runTests(audit, move, patience)) === 'running' ? 'running' : 'taken';
    case 'try':
      return tryTest(audit, roundOf(audit), move.item, patience);
    case 'start-round':
      await note(audit.paths, { kind: 'round', round: move.round, head: audit.state.head });
      return 'taken';
    case 'end':
      await note(audit.paths, { ...move, kind: 'ended', changed: await changesInOwnTree(audit) });
      return 'taken';
    case 'hunt':
    case 'triage':
    case 'bring':
    case 'fix':
    case 'judge':
    case 'prove':
    case 'verify':
    case 'pin':
    case 'commit':
    case 'check-gone':
    case 'give-up':
    case 'break':
    case 'condemn':
    case 'leave-open':
    case 'revert':
    case 'record':
    case 'abort':
    case 'close':
      await takeInRound(audit, roundOf(audit), move);
      return 'taken';
  }
}

type RoundMove = Exclude<OwnMove, { kind: 'prepare' | 'test' | 'try' | 'start-round' | 'end' }>;

async function takeInRound(audit: Audit, round: RoundState, move: RoundMove): Promise<void> {
  switch (move.kind) {
    case 'hunt':
      return planHunt(audit, round, move.paths);
    case 'triage':
      return planTriage(audit, round, move.ids);
    case 'bring':
      return bringFindings(audit, round);
    case 'fix':
      return planFixOf(audit, round, move);
    case 'judge':
      return planJudge(audit, round, move.item);
    case 'prove':
      return recordProof(audit, round, move);
    case 'verify':
      return planVerify(audit, round);
    case 'pin':
      return pinRound(audit, round);
    case 'commit':
      return commitFix(audit, round, move.item, move.tree);
    case 'revert':
      return revertFix(audit, round, move);
    case 'record':
      return recordSilence(audit, round, move);
    case 'check-gone':
      return checkGone(audit, round, move);
    case 'give-up':
    case 'leave-open':
      return noteUnfixed(audit, round, move);
    case 'break':
      return noteBroken(audit, round, move);
    case 'condemn':
      return condemnFixes(audit, round, move);
    case 'abort':
      return abortRound(audit, round, move.code, move.why);
    case 'close':
      return note(audit.paths, { kind: 'closed', round: round.round, kept: move.kept, fixed: move.fixed });
  }
}

function planFixOf(
  audit: Audit,
  round: RoundState,
  { item, others = [] }: Extract<RoundMove, { kind: 'fix' }>,
): Promise<void> {
  if (audit.file.preset === 'prove') return planProof(audit, round, item);
  return others.length === 0 ? planFix(audit, round, item) : planSharedFix(audit, round, [item, ...others]);
}

function noteUnfixed(
  { paths }: Audit,
  { round }: RoundState,
  { kind, subject, why }: Extract<RoundMove, { kind: 'give-up' | 'leave-open' }>,
): Promise<void> {
  return note(paths, { kind: kind === 'give-up' ? 'given-up' : 'left-open', round, subject, why });
}

function noteBroken(
  { paths, state }: Audit,
  { round }: RoundState,
  { subject, failures, of }: Extract<RoundMove, { kind: 'break' }>,
): Promise<void> {
  return note(paths, { kind: 'broken', round, subject, head: state.head, failures: [...failures], of });
}

function roundOf({ state }: Audit): RoundState {
  const round = currentRound(state);
  if (round === undefined) throw new Error('no round has begun');
  return round;
}
