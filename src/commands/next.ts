import type { Repository } from '../io/git/git.ts';
import { openRepository, folderInRepository } from '../io/git/repository.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { renderTerminal } from '../report/formats/terminal/render-terminal.ts';
import { advance, reopen, type Advanced } from '../review/phases/advance.ts';
import { withWorkOf } from '../rounds/from-review/worked-report.ts';
import { isAudit } from '../rounds/stored/open-audit.ts';
import { changesSincePlanned, changesWarning } from '../review/ending/changes-since-planned.ts';
import { finishRun } from '../review/ending/finish-run.ts';
import { finishStep, verdictLine } from '../review/ending/finish-step.ts';
import { openRun, type Run } from '../run/stored/open-run.ts';
import type { Command, Input } from './line/command.ts';
import { dispatchJson, dispatchText } from './line/dispatch.ts';
import { positional } from './line/positional.ts';
import { withoutSession } from './plan/without-session.ts';
import { storedLines } from './report/stored-lines.ts';
import { inertJson } from '../kernel/text/inert.ts';

export const nextCommand: Command = {
  name: 'next',
  summary: 'Prints the next thing to do in a run or an audit: agents to call, a question, or how it ended',
  usage: 'RUN|AUDIT [--retry [--chunking]] [--json]',
  flags: {
    retry: 'first reopen failed slots or an aborted round, and give up a fix that waits for its reply',
    chunking: 'with --retry, for an audit: from now on, review fixes over the budget in several packets',
    json: 'the step as JSON on stdout',
  },
  takes: { least: 1, most: 1, paths: false },
  details: `Safe to repeat, from any session: the step is computed from what is stored. The status is 0 whatever the review found;
\`correctless verdict RUN\` gives the verdict. Only an aborted round of an audit ends with 2 (over budget) or 3.
A fix that waits for its reply is left alone, however often you call this. For an audit, the lines below the state say what happened
since the last call: commits, tests, fixes that were taken back, and work that was set aside, with the command that brings it back.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, offer, packet, instructions}], question?{text, options[]},
changed?, verdict?, news?[]}
  slot is RUN/N; offer is how often it was offered; packet is a path; instructions is the path of the agent's file, whose text below
  the frontmatter is the system prompt
  changed names what is different in the repository since the plan
  verdict is {status, exit} for a review or an audit, {valid, reason} for a step`,
  run: async ({ positionals, flag, cwd, env }) => {
    const repository = await openRepository(cwd);
    const name = positional(positionals, 'RUN');
    const how = { retry: flag('retry'), chunking: flag('chunking'), json: flag('json') };
    const audit = await auditNamed(repository, name);
    if (audit !== undefined)
      return (await import('./audit/next-audit.ts')).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, { ...how, env, cwd });
  },
};

/** The audit of that name, or the one that a run of that name is a stage of. */
async function auditNamed(repository: Repository, name: string): Promise<string | undefined> {
  if (await isAudit(repository, name)) return name;
  return (await openRun(repository, name)).file.audit?.audit;
}

type How = { readonly retry: boolean; readonly json: boolean };

async function nextOfRun(
  repository: Repository,
  name: string,
  { retry, json, env, cwd }: How & Pick<Input, 'env' | 'cwd'>,
): Promise<Outcome> {
  const elsewhere = retry ? await retried(repository, name) : '';
  const advanced = await advance(repository, name);
  const proving =
    advanced.step.kind === 'report' ? await proofOf(advanced.run, { retry, json, env }) : { over: '' };
  if ('waits' in proving) return proving.waits;
  const ending = advanced.step.kind === 'report' ? await endingOf(advanced.run) : undefined;
  const moved = ending === undefined ? await changesSincePlanned(advanced.run) : [];
  const from = await folderInRepository(repository, cwd);
  const warning = changesWarning(advanced.run.file, moved, 'It ends as failed, whatever is answered.', {
    prefix: from,
  });
  const stdout = json
    ? await jsonOf(advanced, ending, moved)
    : textOf(advanced, ending, { env, prefix: from });
  const stderr = elsewhere + proving.over + warning;
  return { status: 0, stdout, ...(stderr === '' ? {} : { stderr }) };
}

/** Of a review that was planned with --prove: its findings are proven before its report is shown. */
async function proofOf(run: Run, how: How & Pick<Input, 'env'>) {
  if (run.file.prove === undefined) return { over: '' };
  return (await import('./prove/prove-planned.ts')).provePlanned(run, how);
}

/** Opens what can be asked again; says what cannot be here. */
async function retried(repository: Repository, name: string): Promise<string> {
  const run = await openRun(repository, name);
  const elsewhere = await (await import('../review/shards/retry-in-shards.ts')).retryInShards(run);
  await reopen(repository, name);
  return elsewhere;
}

/** How a run ends: what people and skills read of it, and its verdict for programs. */
type Ending = { readonly text: string; readonly verdict: unknown };

/** A review ends with its report, a step with its verdict and nothing else. */
async function endingOf(run: Run): Promise<Ending> {
  if (run.file.kind === 'step') {
    const verdict = await finishStep(run);
    return { text: verdictLine(verdict), verdict };
  }
  const report = await withWorkOf(run, await finishRun(run));
  const { status, exit } = report;
  return { text: `${renderTerminal(report)}\n\n${storedLines(run)}`, verdict: { status, exit } };
}

function textOf(
  { run, step }: Advanced,
  ending: Ending | undefined,
  shell: Parameters<typeof withoutSession>[1],
): string {
  return step.kind === 'report'
    ? `state: done\n\n${ending?.text ?? ''}`
    : dispatchText(run, step, `correctless next ${run.file.run}`, withoutSession(run.file, shell));
}

async function jsonOf(
  { run, step }: Advanced,
  ending: Ending | undefined,
  moved: readonly string[],
): Promise<string> {
  const json =
    step.kind === 'report'
      ? { run: run.file.run, phase: 'report', state: 'done', slots: [], verdict: ending?.verdict }
      : { ...(await dispatchJson(run, step)), ...(moved.length === 0 ? {} : { changed: moved }) };
  return inertJson(json);
}
