import { currentRound } from '../audit/fold/audit-state.ts';
import { decideMove } from '../audit/moves/decide-move.ts';
import type { Move, Question } from '../audit/moves/move.ts';
import { now } from '../io/clock.ts';
import type { Repository } from '../io/git/git.ts';
import { advance, giveUpWaiting, reopen } from '../review/phases/advance.ts';
import type { Step } from '../review/phases/decide-next.ts';
import { openRun, type Run } from '../run/stored/open-run.ts';
import { withAuditLock } from './stored/audit-lock.ts';
import { auditPaths } from './stored/audit-paths.ts';
import { PATIENCE } from './command-run.ts';
import { decideAutomatically } from './decide-findings.ts';
import { finishAudit } from './finish-audit.ts';
import { note } from './stored/journal.ts';
import { openAudit, type Audit } from './stored/open-audit.ts';
import { setUpAgain } from './fixing/prepare-work-tree.ts';
import { takeFix } from './fixing/take-fix.ts';
import { takeHunt } from './hunting/take-hunt.ts';
import { takeJudge } from './fixing/take-judge.ts';
import { takeMove } from './take-move.ts';
import { takeTriage } from './hunting/take-triage.ts';
import { takeSharedFix } from './fixing/shared/take-shared-fix.ts';
import { takeVerify } from './reviewing/take-verify.ts';
import { writeArtifacts } from './stored/write-artifacts.ts';

/** What an audit waits for. */
export type Waiting =
  | { readonly kind: 'dispatch'; readonly run: Run; readonly step: Extract<Step, { kind: 'dispatch' }> }
  | { readonly kind: 'ask'; readonly question: Question }
  /** A command of the project is still running. */
  | { readonly kind: 'wait'; readonly what: string }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'done' };

/** Whether to retry an aborted round, and then whether a review over the budget may be split into several packets. */
export type Retrying = { readonly retry: boolean; readonly chunking: boolean };

export type AdvancedAudit = { readonly audit: Audit; readonly waiting: Waiting };

/**
 * Advances an audit until agents, the user or a long command are needed. Doing it twice is harmless, and so is dying in
 * the middle: every step is computed from what is stored, and is recognised once it is done.
 */
export async function advanceAudit(
  home: Repository,
  name: string,
  { retry, chunking }: Retrying,
): Promise<AdvancedAudit> {
  const opened = await openAudit(home, name);
  return withAuditLock(auditPaths(home.top, name), async () => {
    if (retry) await tryAgain(opened, chunking);
    const until = Date.parse(now()) + PATIENCE;
    for (;;) {
      const audit = await openAudit(home, name);
      const waiting = await takeNext(audit, Math.max(0, until - Date.parse(now())));
      if (waiting === undefined) continue;
      // Nobody is to decide what becomes of it: a proof has no fixes, and fixes of a review are brought over by `fix apply`.
      if (waiting.kind === 'done' && audit.file.of !== undefined)
        return { audit: await finishAudit(audit, { merge: false }), waiting };
      await writeArtifacts(await openAudit(home, name));
      return { audit, waiting };
    }
  });
}

async function takeNext(audit: Audit, patience: number): Promise<Waiting | undefined> {
  const move = decideMove(audit.file, audit.state);
  if (move.kind === 'done' || move.kind === 'aborted') return { kind: move.kind };
  if (move.kind === 'ask') return askOrDecide(audit, move.question);
  if (move.kind === 'run') return runStage(audit, move);
  const taken = await takeMove(audit, move, patience);
  return taken === 'running' ? { kind: 'wait', what: waitedFor(audit, move) } : undefined;
}

function waitedFor({ file }: Audit, { kind }: Move): string {
  return kind === 'prepare'
    ? `the setup (${file.settings.setup ?? ''})`
    : `the tests (${file.settings.test})`;
}

/** `--auto` answers by itself, and never continues when rounds make things worse. */
async function askOrDecide(audit: Audit, question: Question): Promise<Waiting | undefined> {
  if (!audit.file.auto) return { kind: 'ask', question };
  if (question.kind === 'triage') await decideAutomatically(audit);
  else await note(audit.paths, { kind: 'answered', question: question.key, answer: 'stop', by: 'auto' });
  return undefined;
}

async function runStage(
  audit: Audit,
  { stage, run: name, subjects }: Extract<Move, { kind: 'run' }>,
): Promise<Waiting | undefined> {
  const { run, step } = await advance(audit.home, name);
  // Leaves the work tree alone: an executor may be at work there.
  if (step.kind === 'dispatch') return { kind: 'dispatch', run, step };
  const take = {
    ...{ hunt: takeHunt, triage: takeTriage, judge: takeJudge, verify: takeVerify },
    fix: subjects.length > 1 ? takeSharedFix : takeFix,
  };
  await take[stage](audit, run, subjects);
  return undefined;
}

/**
 * Reopens what failed and lets an aborted round continue. In a round that is still going, gives up the fix that it waits
 * for.
 */
async function tryAgain(audit: Audit, chunking: boolean): Promise<void> {
  const { home, state, paths } = audit;
  if (!state.prepared) return setUpAgain(audit);
  if (state.aborted === undefined) {
    const move = decideMove(audit.file, state);
    const reopened = move.kind === 'run' ? await reopen(home, move.run) : 0;
    return reopened > 0 ? undefined : giveUpFix(audit);
  }
  const last = currentRound(state)?.planned.at(-1);
  if (last !== undefined) await reopen(home, last.run);
  await note(paths, { kind: 'retried', chunking });
}

/** What is in the work tree is kept, and the next attempt starts from a clean one. */
async function giveUpFix({ file, home, state }: Audit): Promise<void> {
  const move = decideMove(file, state);
  if (move.kind !== 'run' || (move.stage !== 'fix' && move.stage !== 'judge')) return;
  await giveUpWaiting(await openRun(home, move.run));
}
