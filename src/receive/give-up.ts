import { nextCommand } from '../run/stored/next-command.ts';
import type { SlotFile } from '../contracts/files/run-files.ts';
import { Failure } from '../kernel/failure.ts';
import { record } from '../run/ledger/ledger.ts';
import type { Run } from '../run/stored/open-run.ts';
import { closedSlotFailure } from './store-by-hand.ts';

/**
 * Gives up a slot on purpose, in a run whose replies are brought by hand: it counts as not reviewed until it is opened
 * again. Slots of the client's agents are given up by code, after enough calls.
 *
 * @throws run/captured-by-hooks, run/slot-stored
 */
export async function giveUpSlot(run: Run, slot: SlotFile): Promise<void> {
  if (run.file.captured !== 'manual') {
    throw new Failure(
      'run/captured-by-hooks',
      `run ${run.file.run} gets its replies from the client's hooks`,
      {
        hint: `what its agents do not answer is given up by itself: ${nextCommand(run.file)}`,
      },
    );
  }
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === 'pending');
  if (!isOpen) throw closedSlotFailure(run, slot);
  await record(run.paths, { kind: 'given-up', slots: [slot.slot], why: 'it was given up on purpose' });
}
