import type { Report } from '../../contracts/files/report.ts';
import { estimateLine, refuseOverCaps, type Estimate } from '../../headless/caps.ts';
import { reviewTask } from '../../headless/client-arguments.ts';
import { unfinishedBecause, type ClientEnd } from '../../headless/why-unfinished.ts';
import type { Repository } from '../../io/git/git.ts';
import { phasesOf } from '../../contracts/phases-of.ts';
import { openRepository, folderInRepository } from '../../io/git/repository.ts';
import { Failure } from '../../kernel/failure.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { advance, reopen } from '../../review/phases/advance.ts';
import { decideNext } from '../../review/phases/decide-next.ts';
import { isProven } from '../../rounds/from-review/proofs-of-run.ts';
import { estimateLeft, estimateOf, proversOf } from '../../review/estimate-run.ts';
import { finishRun } from '../../review/ending/finish-run.ts';
import { openRun, type Run } from '../../run/stored/open-run.ts';
import { planRun } from '../../review/planning/plan-run.ts';
import { withWorkOf } from '../../rounds/from-review/worked-report.ts';
import { readRunJsonIfAny } from '../../run/stored/run-json.ts';
import { flagsOf, type Input } from '../line/command.ts';
import { deliver } from '../report/deliver.ts';
import { costLine, drawnWhile, following } from './follow-run.ts';
import { liveProgress, type LiveProgress } from './live-progress.ts';
import { givenOf, PLAN_FLAGS, planRequest } from '../plan/plan-request.ts';
import { plannedLines } from '../plan/planned-lines.ts';
import { reviewText } from '../report/report-text.ts';
import { pageLines } from './page-lines.ts';
import { byHand, requireClient } from './require-client.ts';
import { endWithWords, type Standing } from './stopped-early.ts';
import { runClient } from './run-client.ts';
import { readRunOptions, refuseGiven, type RunOptions } from './run-options.ts';

const goOnWith = (run: string): string => `correctless review --resume ${run}`;

/** `correctless review …`, and `run review …` without these two words. */
export async function reviewAction(input: Input): Promise<Outcome> {
  const options = readRunOptions(input);
  const live = liveProgress(input.live);
  const standing: Standing = {
    resumeCommand: options.resume && goOnWith(options.resume),
    clientIsAtWork: false,
  };
  return endWithWords(live, standing, () => reviewed(input, { options, live, standing }));
}

type Reviewing = { readonly options: RunOptions; readonly live: LiveProgress; readonly standing: Standing };

async function reviewed(input: Input, { options, live, standing }: Reviewing): Promise<Outcome> {
  const { repository, run, estimate } =
    options.resume === undefined
      ? await planned(input, live, standing)
      : await resumed(input, options.resume, live);
  refuseOverCaps(estimate, options.caps, goOnWith(run));
  const isOver =
    estimate.agents + (estimate.provers ?? 0) === 0 &&
    (await advance(repository, run)).step.kind === 'report';
  const end = isOver ? undefined : await called(repository, run, { input, options, live, standing });
  const own = await reportOf(repository, run, end);
  const done = await openRun(repository, run);
  const report = await withWorkOf(done, own);
  const { stdout, stderr = '' } = await deliver(
    await reviewText(done, options.format, input.style),
    options.output,
    input.cwd,
  );
  const page = await pageLines(done, report, { opens: input.flag('open'), env: input.env });
  const lines = `${end === undefined ? '' : costLine(end)}run: ${run}\n${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...(stdout === undefined ? {} : { stdout }) };
}

type Ready = { readonly repository: Repository; readonly run: string; readonly estimate: Estimate };

async function planned(input: Input, live: LiveProgress, standing: Standing): Promise<Ready> {
  let at = 'resolving what is to be reviewed';
  const { run, repository } = await drawnWhile(
    live,
    () => at,
    async () => {
      const request = await planRequest(input, 'hooks');
      const onScope = (scope: string): void => {
        at = `reading what reviewers are given: ${scope}`;
      };
      // A change without a line for reviewers needs nobody to call them.
      const ready = async (hasWork: boolean): Promise<void> => {
        if (!hasWork) return;
        const words = [...input.positionals, ...givenOf(input)];
        await requireClient(input.env, byHand('correctless plan', words, input.paths));
      };
      return { run: await planRun({ ...request, onScope, ready }), repository: request.repository };
    },
  );
  const estimate = estimateOf(run);
  standing.resumeCommand = goOnWith(run.file.run);
  live.say([...plannedLines(run), estimateLine(estimate), `run: ${run.file.run}`, ''].join('\n'));
  return { repository, run: run.file.run, estimate };
}

/** A run that came to its end whole is only reported again; slots that failed are tried once more. */
async function resumed(input: Input, name: string, { say }: LiveProgress): Promise<Ready> {
  refuseGiven(
    input,
    flagsOf(PLAN_FLAGS).map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`,
  );
  const repository = await openRepository(input.cwd);
  const run = await openRun(repository, name);
  requireReview(run);
  if ((await readRunJsonIfAny(run.paths.report, 'report'))?.status === 'complete') {
    const provers = (await isProven(run)) ? {} : proversOf(run.file);
    return { repository, run: name, estimate: { agents: 0, scorers: 0, ...provers, bytes: 0 } };
  }
  const estimate = await estimateLeft(run);
  say(`Going on with ${run.file.scope_note}\n${estimateLine(estimate)}\nrun: ${name}\n`);
  return { repository, run: name, estimate };
}

function requireReview({ file }: Run): void {
  if (file.kind !== 'review')
    throw new Failure('usage/bad-value', `run ${file.run} is no review`, {
      hint:
        file.audit === undefined
          ? 'see: correctless status'
          : `go on with the audit: correctless run audit --resume ${file.audit.audit}`,
    });
  if (file.captured !== 'hooks')
    throw new Failure('usage/bad-value', `run ${file.run} takes its replies by hand`, {
      hint: `continue with: correctless next ${file.run}`,
    });
}

async function called(
  repository: Repository,
  run: string,
  { input, options, live, standing }: Reviewing & { readonly input: Input },
): Promise<ClientEnd> {
  if (options.resume !== undefined) await requireClient(input.env, undefined);
  await reopen(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await openRun(repository, run) });
  return runClient({
    ...reviewTask(run, (await openRun(repository, run)).file.prove !== undefined),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: following(live, read, (await read()).run, await folderInRepository(repository, input.cwd)),
    isAtWork: (is) => {
      standing.clientIsAtWork = is;
    },
  }).finally(live.end);
}

/**
 * The stored report. What the client left between the last reply and the report is done here; a run with slots that are not
 * reviewed has no report, and none is made up. Throws `run/not-finished`, `run/stopped`.
 */
async function reportOf(repository: Repository, name: string, end: ClientEnd | undefined): Promise<Report> {
  const before = await openRun(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await advance(repository, name);
    if (step.kind === 'report') return finishRun(run);
  }
  const { states } = await openRun(repository, name);
  const stored = states.filter(({ status }) => status === 'stored').length;
  const { code, why } = unfinishedBecause(end);
  throw new Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `continue with: ${goOnWith(name)}`,
  });
}

/** All reviewers are done; whether anybody is to be scored is not known yet. */
function mayBeOver({ file, states, ledger }: Run): boolean {
  const step = decideNext(phasesOf(file), states, ledger);
  return step.kind === 'report' || (step.kind === 'prepare' && step.phase === 'score');
}
