import { lastAttempt } from '../audit/fold/audit-state.ts';
import type { Move } from '../audit/moves/move.ts';
import { abortRound } from './abort-round.ts';
import { checkGone } from './fixing/check-gone.ts';
import { condemnFixes } from './fixing/condemn-fixes.ts';
import { commitFix } from './fixing/commit-fix.ts';
import { note } from './stored/journal.ts';
import { noteInRound } from './stored/note-in-round.ts';
import type { Audit } from './stored/open-audit.ts';
import { bringFindings } from './from-review/bring-findings.ts';
import { changesInOwnTree } from './stored/own-tree.ts';
import { pinRound } from './pin-round.ts';
import { planFix } from './fixing/plan-fix.ts';
import { planHunt } from './hunting/plan-hunt.ts';
import { planSharedFix } from './fixing/shared/plan-shared-fix.ts';
import { planSharedJudge } from './fixing/shared/plan-shared-judge.ts';
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
  const take = TAKERS[move.kind] as (audit: Audit, move: OwnMove, patience: number) => Promise<unknown>;
  return (await take(audit, move, patience)) === 'running' ? 'running' : 'taken';
}

const TAKERS: {
  readonly [K in OwnMove['kind']]: (
    audit: Audit,
    move: Extract<OwnMove, { kind: K }>,
    patience: number,
  ) => Promise<unknown>;
} = {
  prepare: (audit, _, patience) => prepareWorkTree(audit, patience),
  test: runTests,
  try: (audit, { item }, patience) => tryTest(audit, item, patience),
  'start-round': ({ paths, state }, { round }) => note(paths, { kind: 'round', round, head: state.head }),
  hunt: (audit, { paths }) => planHunt(audit, paths),
  triage: (audit, { ids }) => planTriage(audit, ids),
  bring: bringFindings,
  fix: planFixOf,
  judge: (audit, { item }) =>
    lastAttempt(item)?.isShared === true ? planSharedJudge(audit, item) : planJudge(audit, item),
  prove: recordProof,
  verify: planVerify,
  pin: pinRound,
  commit: (audit, { item, tree }) => commitFix(audit, item, tree),
  revert: revertFix,
  record: recordSilence,
  'check-gone': checkGone,
  'give-up': (audit, { subject, why }) => noteInRound(audit, { kind: 'given-up', subject, why }),
  'leave-open': (audit, { subject, why }) => noteInRound(audit, { kind: 'left-open', subject, why }),
  break: (audit, { subject, failures, of }) =>
    noteInRound(audit, { kind: 'broken', subject, head: audit.state.head, failures: [...failures], of }),
  condemn: condemnFixes,
  abort: (audit, { code, why }) => abortRound(audit, code, why),
  close: (audit, { kept, fixed }) => noteInRound(audit, { kind: 'closed', kept, fixed }),
  end: async (audit, move) =>
    note(audit.paths, { ...move, kind: 'ended', changed: await changesInOwnTree(audit) }),
};

function planFixOf(audit: Audit, { item, others = [] }: Extract<OwnMove, { kind: 'fix' }>): Promise<void> {
  if (audit.file.preset === 'prove') return planProof(audit, item);
  return others.length === 0 ? planFix(audit, item) : planSharedFix(audit, [item, ...others]);
}
