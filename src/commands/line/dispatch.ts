import { join } from 'node:path';
import { readInstallation } from '../../io/own/installation.ts';
import { counted } from '../../kernel/text/counted.ts';
import type { Step } from '../../review/phases/decide-next.ts';
import { slotParts } from '../../run/stored/layout.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { progressOf } from '../../review/phases/progress.ts';
import { progressLine } from '../../report/progress/progress-line.ts';

type Dispatch = Extract<Step, { kind: 'dispatch' }>;

/** What the skill follows: a `state:` line and the Agent calls to make; `next` is the command that comes after them, `instead` what else can be done. */
export function dispatchText(
  run: Run,
  step: Dispatch,
  next: string,
  instead: readonly string[] = [],
): string {
  if (run.file.captured === 'manual') return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) =>
      `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`,
  );
  const more = step.left === 0 ? '' : ` (${step.left} more after these)`;
  return [
    'state: dispatch',
    progressLine(progressOf(run, step.phase)),
    calls.length === 1
      ? `Make this Agent call, exactly as written${more}:`
      : `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    ...instead,
    `Then run: ${next}`,
    '',
  ].join('\n');
}

/** For the person or host that answers in place of the agents. */
function byHand(run: Run, step: Dispatch, next: string): string {
  return [
    'state: dispatch',
    progressLine(progressOf(run, step.phase)),
    'For each slot: read the packet with its agent’s instructions, answer it, and store the answer, which is JSON alone:',
    ...step.slots.flatMap(({ slot, offers }) => [
      `  ${slot.slot}  ${slot.agent}  (offer ${offers + 1})`,
      `    correctless packet ${slot.slot} --with-instructions`,
      `    correctless reply ${slot.slot} FILE`,
    ]),
    ...GIVING_UP,
    ...givenUpLines(run, next),
    `Then run: ${next}`,
    '',
  ].join('\n');
}

const GIVING_UP = ['A slot stays on offer until it is answered, or given up: correctless give-up RUN/N'];

/** Names the way back wherever a slot was given up. */
function givenUpLines({ states }: Run, next: string): string[] {
  const n = states.filter(({ status }) => status === 'failed').length;
  return n === 0 ? [] : [`${counted(n, 'slot')} given up or failed; to try again: ${next} --retry`];
}

/** The same for programs: `slot` is RUN/N, `packet` a path, `instructions` that of the agent's file. */
export async function dispatchJson(run: Run, step: Dispatch): Promise<Readonly<Record<string, unknown>>> {
  const { top } = await readInstallation([]);
  return {
    run: run.file.run,
    phase: step.phase,
    state: 'dispatch',
    slots: step.slots.map(({ slot, offers }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      offer: offers + 1,
      packet: run.paths.packet(slotParts(slot.slot)?.number ?? 0),
      instructions: join(top, 'agents', `${slot.agent}.md`),
    })),
  };
}
