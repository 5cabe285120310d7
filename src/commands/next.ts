import { openRepository } from '../io/repository.ts';
import type { Report } from '../contracts/report.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { advance, reopen, type Advanced } from '../run/advance.ts';
import { finishRun } from '../run/finish-run.ts';
import { slotParts } from '../run/layout.ts';
import { progressLine } from '../run/progress.ts';
import type { Command } from './command.ts';
import { positional } from './positional.ts';

export const nextCommand: Command = {
  name: 'next',
  summary: 'Says the one next thing to do in a run: agents to call, or the report',
  usage: 'RUN [--retry] [--json]',
  flags: [
    { name: 'retry', type: 'boolean', summary: 'open failed slots for another try first' },
    { name: 'json', type: 'boolean', summary: 'the step as JSON on stdout' },
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Safe to repeat, and from any session: the step is computed from what is stored. Ends with status 0 whatever the
review found: \`correctless verdict RUN\` answers that.
JSON: {run, phase, state: dispatch|done, slots[{slot, agent, model, packet}], verdict?}; slot is RUN/N, packet a path.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await openRepository(cwd);
    const name = positional(positionals, 'RUN');
    if (flag('retry')) await reopen(repository, name);

    const advanced = await advance(repository, name);
    const report = advanced.step.kind === 'report' ? await finishRun(advanced.run) : undefined;

    const stdout = flag('json') ? jsonOf(advanced, report) : textOf(advanced, report);
    return { status: 0, stdout };
  },
};

/** What the skill follows: a `state:` line, then either the Agent calls to make or the report. */
function textOf({ run, step }: Advanced, report: Report | undefined): string {
  if (step.kind === 'report' || report !== undefined) {
    const text = report === undefined ? '' : renderTerminal(report);
    return `state: done\n\n${text}\n\nStored: ${run.paths.report}\n`;
  }
  const calls = step.slots.map(
    ({ slot }) =>
      `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`,
  );
  if (run.file.captured === 'manual') return byHand({ run, step });
  const more = step.left === 0 ? '' : ` (${step.left} more after these)`;
  return [
    'state: dispatch',
    progressLine(run.states, step.phase),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: correctless next ${run.file.run}`,
    '',
  ].join('\n');
}

/** For whoever answers in the agents' place. */
function byHand({ run, step }: Advanced): string {
  const slots = step.kind === 'dispatch' ? step.slots : [];
  return [
    'state: dispatch',
    progressLine(run.states, slots[0]?.slot.phase ?? 'summary'),
    'For each slot, answer its packet as that agent would, then store the reply:',
    ...slots.flatMap(({ slot }) => [
      `  ${slot.slot}  agents/${slot.agent}.md`,
      `    correctless packet ${slot.slot}`,
      `    correctless reply ${slot.slot} FILE`,
    ]),
    `Then run: correctless next ${run.file.run}`,
    '',
  ].join('\n');
}

function jsonOf({ run, step }: Advanced, report: Report | undefined): string {
  const slots =
    step.kind === 'report'
      ? []
      : step.slots.map(({ slot }) => ({
          slot: slot.slot,
          agent: `correctless:${slot.agent}`,
          model: slot.model,
          packet: run.paths.packet(slotParts(slot.slot)?.number ?? 0),
        }));
  const json = {
    run: run.file.run,
    phase: step.kind === 'report' ? 'report' : step.phase,
    state: step.kind === 'report' ? 'done' : 'dispatch',
    slots,
    ...(report === undefined ? {} : { verdict: { status: report.status, exit: report.exit } }),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
