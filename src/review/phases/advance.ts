import { phasesOf } from '../../contracts/phases-of.ts';
import { now } from '../../io/clock.ts';
import type { Repository } from '../../io/git/git.ts';
import { decideNext, type Step } from './decide-next.ts';
import { eventsOf, record } from '../../run/ledger/ledger.ts';
import { ending } from '../../run/ledger/sealed-files.ts';
import { readFindings } from '../ending/finish-run.ts';
import { openRun, type Run } from '../../run/stored/open-run.ts';
import type { SlotState } from '../../run/slots/slot-state.ts';
import { preparePhase } from './prepare-phase.ts';

export type Advanced = { readonly run: Run; readonly step: Exclude<Step, { kind: 'prepare' }> };

/**
 * Advances a run until agents are needed or the report can be written, and records what is offered. Doing it twice is
 * harmless: everything is computed from what is stored.
 */
export async function advance(repository: Repository, name: string): Promise<Advanced> {
  for (;;) {
    const run = await openRun(repository, name);
    const step = decideNext(phasesOf(run.file), run.states, run.ledger);
    if (step.kind === 'prepare') {
      await preparePhase(run, step.phase);
    } else if (step.kind === 'report') {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      const offered = step.slots.filter((state) => !isUnderWay(run, state)).map(({ slot }) => slot.slot);
      if (offered.length > 0) await record(run.paths, { kind: 'offered', slots: offered });
      return { run, step };
    }
  }
}

/** Milliseconds without any sign of an executor, after which its slot is given up. */
export const EXECUTOR_PATIENCE = 4 * 60 * 60_000;

/**
 * Whether an agent may be at work on a slot that uses the audit's work tree: an executor, or the validator of what it
 * left there. Asking for the next step does not count against such a slot. Hooks note who was called; by hand nobody does.
 */
function isUnderWay({ file, ledger }: Run, { slot, status, dispatchable }: SlotState): boolean {
  const isOfWork = file.kind === 'fix' || (file.kind === 'step' && file.audit !== undefined);
  const last = Date.parse(ledger.at(-1)?.at ?? '');
  return (
    isOfWork &&
    status === 'pending' &&
    dispatchable &&
    Date.parse(now()) - last < EXECUTOR_PATIENCE &&
    (file.captured === 'hooks'
      ? eventsOf(ledger, 'dispatched').some((event) => event.slot === slot.slot)
      : eventsOf(ledger, 'offered').some(({ slots }) => slots.includes(slot.slot)))
  );
}

/**
 * Gives up slots that were offered to a model as often as allowed, and slots of an executor that has been silent for too
 * long. In manual capture asking is not a failure. Returns whether there were any.
 */
async function giveUp(run: Run): Promise<boolean> {
  const isExhausted = (s: SlotState): boolean => s.exhausted && run.file.captured === 'hooks';
  const slots = run.states
    .filter((s) => s.status === 'pending' && !isUnderWay(run, s) && (isExhausted(s) || isOverdue(run, s)))
    .map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
  await record(run.paths, { kind: 'given-up', slots });
  return true;
}

function isOverdue({ file, ledger }: Run, { dispatchable }: SlotState): boolean {
  const last = Date.parse(ledger.at(-1)?.at ?? '');
  return file.kind === 'fix' && dispatchable && Date.parse(now()) - last >= EXECUTOR_PATIENCE;
}

/** Gives up slots that wait for a reply, on purpose. Returns how many there were. */
export async function giveUpWaiting({ paths, states }: Pick<Run, 'paths' | 'states'>): Promise<number> {
  const slots = states.filter(({ status }) => status === 'pending').map(({ slot }) => slot.slot);
  if (slots.length > 0) await record(paths, { kind: 'given-up', slots });
  return slots.length;
}

/**
 * Opens failed slots for another try, and slots whose reply left out files of its packet. Slots of a shard in a merged
 * run stay closed, because their packets name the shard. Returns how many were opened.
 */
export async function reopen(repository: Repository, name: string): Promise<number> {
  const run = await openRun(repository, name);
  const partly = new Set(await partlyExamined(run));
  const isOpenable = ({ status, slot }: SlotState) => status === 'failed' || partly.has(slot.slot);
  const slots = run.states
    .filter((s) => isOpenable(s) && s.slot.shard_slot === undefined)
    .map(({ slot }) => slot.slot);
  const again = slots.filter((slot) => partly.has(slot));
  const partlyAgain = again.length === 0 ? {} : { partly: again };
  if (slots.length > 0) await record(run.paths, { kind: 'reopened', slots, ...partlyAgain });
  return slots.length;
}

/** Slots whose stored reply left out files of its packet, in a review that has its report. */
export async function partlyExamined(run: Run): Promise<readonly string[]> {
  if (run.file.kind !== 'review' || ending(run.ledger) === undefined) return [];
  return (await readFindings(run)).unexamined.map(({ slot }) => slot);
}
