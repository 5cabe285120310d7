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
  const take = TAKERS[move.kind] as (move: OwnMove, at: Place) => Promise<unknown>;
  const taken = await take(move, {
    audit,
    patience,
    get round() {
      return roundOf(audit);
    },
  });
  return taken === 'running' ? 'running' : 'taken';
}

type Place = { readonly audit: Audit; readonly round: RoundState; readonly patience: number };
const TAKERS: {
  readonly [K in OwnMove['kind']]: (move: Extract<OwnMove, { kind: K }>, at: Place) => Promise<unknown>;
} = {
  prepare: (_, { audit, patience }) => prepareWorkTree(audit, patience),
  test: (move, { audit, patience }) => runTests(audit, move, patience),
  try: ({ item }, { audit, round, patience }) => tryTest(audit, round, item, patience),
  'start-round': ({ round }, { audit: { paths, state } }) =>
    note(paths, { kind: 'round', round, head: state.head }),
  hunt: ({ paths }, { audit, round }) => planHunt(audit, round, paths),
  triage: ({ ids }, { audit, round }) => planTriage(audit, round, ids),
  bring: (_, { audit, round }) => bringFindings(audit, round),
  fix: (move, { audit, round }) => planFixOf(audit, round, move),
  judge: ({ item }, { audit, round }) => planJudge(audit, round, item),
  prove: (move, { audit, round }) => recordProof(audit, round, move),
  verify: (_, { audit, round }) => planVerify(audit, round),
  pin: (_, { audit, round }) => pinRound(audit, round),
  commit: ({ item, tree }, { audit, round }) => commitFix(audit, round, item, tree),
  revert: (move, { audit, round }) => revertFix(audit, round, move),
  record: (move, { audit, round }) => recordSilence(audit, round, move),
  'check-gone': (move, { audit, round }) => checkGone(audit, round, move),
  'give-up': ({ subject, why }, { audit: { paths }, round: { round } }) =>
    note(paths, { kind: 'given-up', round, subject, why }),
  'leave-open': ({ subject, why }, { audit: { paths }, round: { round } }) =>
    note(paths, { kind: 'left-open', round, subject, why }),
  break: ({ subject, failures, of }, { audit: { paths, state }, round: { round } }) =>
    note(paths, { kind: 'broken', round, subject, head: state.head, failures: [...failures], of }),
  condemn: (move, { audit, round }) => condemnFixes(audit, round, move),
  abort: ({ code, why }, { audit, round }) => abortRound(audit, round, code, why),
  close: ({ kept, fixed }, { audit: { paths }, round: { round } }) =>
    note(paths, { kind: 'closed', round, kept, fixed }),
  end: async (move, { audit }) =>
    note(audit.paths, { ...move, kind: 'ended', changed: await changesInOwnTree(audit) }),
};

function planFixOf(
  audit: Audit,
  round: RoundState,
  { item, others = [] }: Extract<OwnMove, { kind: 'fix' }>,
): Promise<void> {
  if (audit.file.preset === 'prove') return planProof(audit, round, item);
  return others.length === 0 ? planFix(audit, round, item) : planSharedFix(audit, round, [item, ...others]);
}

function roundOf({ state }: Audit): RoundState {
  const round = currentRound(state);
  if (round === undefined) throw new Error('no round has begun');
  return round;
}
