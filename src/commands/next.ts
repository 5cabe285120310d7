import { openRepository } from '../io/repository.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { advance, reopen, type Advanced } from '../run/advance.ts';
import { finishRun } from '../run/finish-run.ts';
import { finishStep, verdictLine } from '../run/finish-step.ts';
import { slotParts } from '../run/layout.ts';
import type { Run } from '../run/open-run.ts';
import { progressLine } from '../run/progress.ts';
import type { Command } from './command.ts';
import { positional } from './positional.ts';

export const nextCommand: Command = {
  name: 'next',
  summary: 'Says the one next thing to do in a run: agents to call, or the report (of a step: the verdict)',
  usage: 'RUN [--retry] [--json]',
  flags: [
    { name: 'retry', type: 'boolean', summary: 'open failed slots for another try first' },
    { name: 'json', type: 'boolean', summary: 'the step as JSON on stdout' },
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Safe to repeat, and from any session: the step is computed from what is stored. Ends with status 0 whatever the
review found: \`correctless verdict RUN\` answers that.
JSON: {run, phase, state: dispatch|done, slots[{slot, agent, model, packet}], verdict?}; slot is RUN/N, packet a path;
verdict is {status, exit} of a review, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await openRepository(cwd);
    const name = positional(positionals, 'RUN');
    if (flag('retry')) await reopen(repository, name);

    const advanced = await advance(repository, name);
    const ending = advanced.step.kind === 'report' ? await endingOf(advanced.run) : undefined;

    const stdout = flag('json') ? jsonOf(advanced, ending) : textOf(advanced, ending);
    return { status: 0, stdout };
  },
};

/** How a run ends: what people and skills read of it, and its verdict for programs. */
type Ending = { readonly text: string; readonly verdict: unknown };

/** A review ends with its report, a step with its verdict and nothing else. */
async function endingOf(run: Run): Promise<Ending> {
  switch (run.file.kind) {
    case 'review': {
      const report = await finishRun(run);
      const { status, exit } = report;
      return {
        text: `${renderTerminal(report)}\n\nStored: ${run.paths.report}\n`,
        verdict: { status, exit },
      };
    }
    case 'step': {
      const verdict = await finishStep(run);
      return { text: verdictLine(verdict), verdict };
    }
  }
}

/** What the skill follows: a `state:` line, then either the Agent calls to make or the ending. */
function textOf({ run, step }: Advanced, ending: Ending | undefined): string {
  if (step.kind === 'report') return `state: done\n\n${ending?.text ?? ''}`;
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

function jsonOf({ run, step }: Advanced, ending: Ending | undefined): string {
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
    ...(ending === undefined ? {} : { verdict: ending.verdict }),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
