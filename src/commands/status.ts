import { PHASES_OF } from '../contracts/vocabulary.ts';
import { openRepository } from '../io/repository.ts';
import { decideNext } from '../run/decide-next.ts';
import { listRuns } from '../run/list-runs.ts';
import { openRun, type Run } from '../run/open-run.ts';
import { progressLine } from '../run/progress.ts';
import type { Command } from './command.ts';

export const statusCommand: Command = {
  name: 'status',
  summary: 'Shows where a run stands, or which runs there are',
  usage: '[RUN] [--json]',
  flags: [{ name: 'json', type: 'boolean', summary: 'the same as JSON on stdout' }],
  takes: { least: 0, most: 1, paths: false },
  details: `Changes nothing. JSON of a run: {run, state, phases[{phase, line}], slots[{slot, agent, status, why}]}; without RUN:
{runs[{run, title, planned_at, status}]}.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await openRepository(cwd);
    const [name] = positionals;
    if (name === undefined) {
      const runs = await listRuns(repository);
      const lines = runs.map(
        ({ run, planned_at, status, title }) => `${run}  ${planned_at}  ${status}  ${title}`,
      );
      const text = lines.length === 0 ? 'No runs yet: correctless plan\n' : `${lines.join('\n')}\n`;
      return { status: 0, stdout: flag('json') ? json({ runs }) : text };
    }
    const run = await openRun(repository, name);
    return { status: 0, stdout: flag('json') ? json(jsonOf(run)) : textOf(run) };
  },
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function jsonOf({ file, states, ledger }: Run): unknown {
  return {
    run: file.run,
    state: decideNext(file.kind, states, ledger).kind,
    phases: PHASES_OF[file.kind].map((phase) => ({ phase, line: progressLine(states, phase) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why })),
  };
}

function textOf({ file, states, ledger }: Run): string {
  const open = states.filter(({ status }) => status !== 'stored');
  const prepared = PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${file.scope_note}`,
    ...prepared.map((phase) => progressLine(states, phase)),
    ...open.map(({ slot, status, why }) => `slot ${slot.slot} (${slot.agent}) ${status}: ${why}`),
    decideNext(file.kind, states, ledger).kind === 'report'
      ? `done: correctless ${file.kind === 'step' ? 'next' : 'report'} ${file.run}`
      : `go on: correctless next ${file.run}`,
  ];
  return `${lines.join('\n')}\n`;
}
