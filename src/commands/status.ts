import { nextCommand } from '../run/stored/next-command.ts';
import { phasesOf } from '../contracts/phases-of.ts';
import { auditVerdict } from '../audit/audit-verdict.ts';
import type { Repository } from '../io/git/git.ts';
import { openRepository } from '../io/git/repository.ts';
import { inertLine, inertJson } from '../kernel/text/inert.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { PURPOSE_NOUNS } from '../contracts/vocabulary.ts';
import { foreignAudits, isAudit, listAudits, openAudit, type Audit } from '../rounds/stored/open-audit.ts';
import { decideNext } from '../review/phases/decide-next.ts';
import { auditOfTree, auditTreeNotice } from '../run/stored/audit-tree.ts';
import { listRuns } from '../run/stored/list-runs.ts';
import { openReason } from '../run/slots/slot-state.ts';
import { openRun, type Run } from '../run/stored/open-run.ts';
import { progressOf } from '../review/phases/progress.ts';
import { progressLine } from '../report/progress/progress-line.ts';
import type { Command } from './line/command.ts';

export const statusCommand: Command = {
  name: 'status',
  summary: 'Shows the state of a run, or lists all runs',
  usage: '[RUN|AUDIT] [--json]',
  flags: { json: 'the answer as JSON on stdout' },
  takes: { least: 0, most: 1, paths: false },
  details: `Changes nothing. The status of a run is open, complete, incomplete, failed, unplanned (its plan was interrupted), corrupt, or foreign
(you did not write it on this machine, so nothing else about it is shown).
JSON of a run: {run, state, phases[{phase, line}], slots[{slot, agent, status, why}]}
JSON of an audit: {audit, preset, branch, round, next, findings[], slots[{slot, agent, why}], news[], verdict, finished}
  slots are those that wait for a reply
  news is what was committed, tested, taken back or set aside since the last \`next\`
JSON without RUN: {runs[{run, title, planned_at, status}], audits[{audit, title, started_at, status}]}`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await openRepository(cwd);
    const [name] = positionals;
    if (name === undefined) return listing(repository, flag('json'));
    if (await isAudit(repository, name)) {
      const { statusOfAudit } = await import('./audit/audit-status.ts');
      return { status: 0, stdout: await statusOfAudit(await openAudit(repository, name), flag('json')) };
    }
    const run = await openRun(repository, name);
    return { status: 0, stdout: flag('json') ? inertJson(jsonOf(run)) : textOf(run) };
  },
};

type ListedAudit = Readonly<Record<'audit' | 'title' | 'started_at' | 'status', string>>;

/** Reviews and steps are listed by run, audits as a whole: their runs are stages of them. */
async function listing(repository: Repository, asJson: boolean): Promise<Outcome> {
  const runs = (await listRuns(repository)).filter(({ audit }) => audit === undefined);
  const audits = (await listAudits(repository)).map(({ file, state }): ListedAudit => ({
    audit: file.audit,
    title: titleOf(file),
    started_at: file.started_at,
    status: state.ended === undefined ? 'open' : auditVerdict(state, file.preset).status,
  }));
  for (const audit of await foreignAudits(repository))
    audits.push({ audit, title: '', started_at: '', status: 'foreign' });
  if (asJson) return { status: 0, stdout: inertJson({ runs, audits }) };
  const lines = [
    ...runs.map(
      ({ run, planned_at, status, title }) => `${run}  ${planned_at}  ${status}  ${inertLine(title)}`,
    ),
    ...audits.map(
      ({ audit, started_at, status, title }) => `${audit}  ${started_at}  ${status}  ${inertLine(title)}`,
    ),
  ];
  const tree = await auditOfTree(repository.top);
  const none = tree === undefined ? 'No runs yet: correctless plan' : auditTreeNotice(tree);
  return { status: 0, stdout: `${lines.length === 0 ? none : lines.join('\n')}\n` };
}

/** A proof or a fix by what it is about. */
function titleOf({ preset, scope, of }: Audit['file']): string {
  return of === undefined ? `audit ${preset} ${scope}` : `${PURPOSE_NOUNS[preset]} of review ${of.run}`;
}

/** What `next` prints for agents that hooks watch is for a session of the client. */
function fromShell({ kind, captured, run }: Run['file']): string {
  return kind === 'review' && captured === 'hooks'
    ? `; from a shell: correctless review --resume ${run}`
    : '';
}

function jsonOf(run: Run): unknown {
  const { file, states, ledger } = run;
  return {
    run: file.run,
    state: decideNext(phasesOf(file), states, ledger).kind,
    phases: phasesOf(file).map((phase) => ({ phase, line: progressLine(progressOf(run, phase)) })),
    slots: states.map((state) => ({
      slot: state.slot.slot,
      agent: state.slot.agent,
      status: state.status,
      why: openReason(state),
    })),
  };
}

function textOf(run: Run): string {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== 'stored');
  const prepared = phasesOf(file).filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${inertLine(file.scope_note)}`,
    ...prepared.map((phase) => progressLine(progressOf(run, phase))),
    ...open.map(
      (state) =>
        `slot ${state.slot.slot} (${state.slot.agent}) ${state.status}: ${inertLine(openReason(state))}`,
    ),
    ...(states.some(({ status }) => status === 'failed')
      ? [`to try again what failed: ${nextCommand(file)} --retry`]
      : []),
    decideNext(phasesOf(file), states, ledger).kind === 'report'
      ? `done: ${file.kind === 'review' ? `correctless report ${file.run}` : nextCommand(file)}`
      : `go on: ${nextCommand(file)}${fromShell(file)}`,
  ];
  return `${lines.join('\n')}\n`;
}
