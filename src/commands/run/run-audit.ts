import { auditVerdict } from '../../audit/audit-verdict.ts';
import { currentRound } from '../../audit/fold/audit-state.ts';
import { decideMove } from '../../audit/moves/decide-move.ts';
import { refuseOverCaps } from '../../headless/caps.ts';
import { auditTask, fixTask } from '../../headless/client-arguments.ts';
import { isAtAgentCap } from '../../headless/session-so-far.ts';
import { unfinishedBecause, type ClientEnd } from '../../headless/why-unfinished.ts';
import type { Repository } from '../../io/git/git.ts';
import { openRepository } from '../../io/git/repository.ts';
import { Failure } from '../../kernel/failure.ts';
import { failureText, type Outcome } from '../../kernel/outcome.ts';
import { abortFailure } from '../../rounds/abort-round.ts';
import { estimateHunt } from '../../rounds/hunting/estimate-hunt.ts';
import { advanceAudit } from '../../rounds/advance-audit.ts';
import { openAudit, type Audit } from '../../rounds/stored/open-audit.ts';
import { startAudit } from '../../rounds/start-audit.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { auditLines, auditRequest } from '../audit/audit-start.ts';
import { flagsOf, type Input } from '../line/command.ts';
import { deliver } from '../report/deliver.ts';
import { costLine, following, type Followed } from './follow-run.ts';
import { liveProgress, type LiveProgress } from './live-progress.ts';
import { PLAN_FLAGS } from '../plan/plan-request.ts';
import { auditText } from '../report/report-text.ts';
import { byHand, requireClient } from './require-client.ts';
import { runClient } from './run-client.ts';
import { readRunOptions, refuseGiven, type RunOptions } from './run-options.ts';

const REVIEWS_ONLY = [
  ...flagsOf(PLAN_FLAGS)
    .map(({ name }) => name)
    .filter((name) => name !== 'yes'),
  'max-bytes',
  'max-tokens',
  'open',
];

const goOnWith = ({ audit, of }: Pick<Audit['file'], 'audit' | 'of'>): string =>
  of === undefined ? `correctless run audit --resume ${audit}` : `correctless run fix ${of.run}`;

/** `run audit …` */
export async function auditAction(input: Input): Promise<Outcome> {
  const options = readRunOptions(input);
  refuseGiven({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, 'is about reviews, not audits');
  const start = byHand('correctless audit start', input.positionals.slice(1), input.paths);
  await requireClient(input.env, options.resume === undefined ? start : undefined);
  const progress = liveProgress(input.live);
  const before =
    options.resume === undefined
      ? await started(input, options, progress)
      : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end =
    before.state.ended === undefined ? await called(before, { input, options, progress }) : undefined;
  const audit = await openAudit(home, file.audit);
  if (audit.state.ended === undefined && audit.state.aborted === undefined) throw unfinished(audit, end);
  const written = await deliver(
    await auditText(audit, options.format, input.style),
    options.output,
    input.cwd,
  );
  const { stdout, stderr = '' } = written;
  const lines = `${end === undefined ? '' : costLine(end)}${abortText(audit)}audit: ${file.audit}\n${stderr}`;
  return {
    status: auditVerdict(audit.state, audit.file.preset).exit,
    stderr: lines,
    ...(stdout === undefined ? {} : { stdout }),
  };
}

async function started(input: Input, { caps }: RunOptions, { say }: LiveProgress): Promise<Audit> {
  const request = await auditRequest(input);
  const audit = await startAudit({
    ...request,
    auto: true,
    captured: 'hooks',
    permit: async (file) => {
      const { calls, bytes } = await estimateHunt(request.home, file);
      refuseOverCaps({ agents: calls, scorers: 0, bytes }, caps, 'correctless run audit');
    },
  });
  say([...(await auditLines(audit)), `audit: ${audit.file.audit}`, ''].join('\n'));
  return audit;
}

/** A round that was aborted, or a setup that failed, is tried again. */
async function resumed(input: Input, name: string, { say }: LiveProgress): Promise<Audit> {
  refuseGiven(
    { ...input, positionals: input.positionals.slice(1) },
    ['yes'],
    `cannot be changed: audit ${name} was started with its own`,
  );
  const home = await openRepository(input.cwd);
  const audit = await openAudit(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}\naudit: ${name}\n`);
  return triedAgain(audit, input.flag('chunking'));
}

async function triedAgain(audit: Audit, chunking: boolean): Promise<Audit> {
  const { home, file, state } = audit;
  if (state.ended !== undefined || (state.aborted === undefined && state.prepared)) return audit;
  await advanceAudit(home, file.audit, { retry: true, chunking });
  return openAudit(home, file.audit);
}

/** `run fix RUN [F1 F2 … | --all]`: what is under way is gone on with. */
export async function fixesAction(input: Input): Promise<Outcome> {
  const options = readRunOptions(input);
  const { auditToFix, toldOf } = await import('../audit/fix-review.ts');
  const asked = { ...input, positionals: input.positionals.slice(1) };
  const only = [...REVIEWS_ONLY, 'yes', 'resume', 'format', 'output'];
  refuseGiven({ ...input, positionals: [], paths: input.paths }, only, 'is not about fixes');
  const words = [...asked.positionals, ...(input.flag('all') ? ['--all'] : [])];
  await requireClient(input.env, byHand('correctless fix', words));
  const found = await auditToFix(asked, 'hooks');
  if (found.kind === 'audit') {
    const isNew = found.audit.state.rounds.length === 0;
    const audit = isNew ? found.audit : await triedAgain(found.audit, input.flag('chunking'));
    const progress = liveProgress(input.live);
    const end =
      audit.state.ended === undefined ? await called(audit, { input, options, progress }) : undefined;
    const { file, home } = audit;
    const { state } = await openAudit(home, file.audit);
    if (state.ended === undefined && state.aborted === undefined) throw unfinished({ ...audit, state }, end);
  }
  return toldOf(found, false);
}

async function called(
  { home, file }: Audit,
  { input, options, progress }: { input: Input; options: RunOptions; progress: LiveProgress },
): Promise<ClientEnd> {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = following(progress, read, (await read())?.run);
  const { agents } = caps;
  return runClient({
    ...{ ...taskOf(file), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) =>
      agents !== undefined && isAtAgentCap(session, agents)
        ? `${session.agents.size} agents were called, and --max-agents is ${agents}`
        : undefined,
  }).finally(progress.end);
}

function taskOf({ audit, preset, of }: Audit['file']): ReturnType<typeof auditTask> {
  return preset === 'fix' && of !== undefined ? fixTask(of.run, audit) : auditTask(audit);
}

/** The stage that the audit is in, when agents are called in it. */
async function stageAtWork(home: Repository, name: string): Promise<Followed | undefined> {
  const { file, state } = await openAudit(home, name);
  const move = decideMove(file, state);
  const round = currentRound(state)?.round;
  if (move.kind !== 'run' || round === undefined) return undefined;
  return { run: await openRun(home, move.run), round: `round ${round}, ` };
}

function abortText(audit: Audit): string {
  const failure = abortFailure(audit);
  const chunking = failure?.code === 'PROMPT-BUDGET-EXCEEDED' ? ' --chunking' : '';
  return failure === undefined
    ? ''
    : failureText(
        new Failure(failure.code, failure.message, {
          hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file)}${chunking}`,
        }),
      );
}

function unfinished({ file, state }: Audit, end: ClientEnd | undefined): Failure {
  const { code, why } = unfinishedBecause(end);
  const asks = !file.auto && decideMove(file, state).kind === 'ask';
  return new Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `continue with: ${goOnWith(file)}`,
  });
}
