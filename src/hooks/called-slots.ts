import type { SlotFile } from '../contracts/files/run-files.ts';
import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import { Failure } from '../kernel/failure.ts';
import { slotParts, type RunPaths } from '../run/stored/layout.ts';
import { eventsOf } from '../run/ledger/ledger.ts';
import { readRunJson } from '../run/stored/run-json.ts';

/** A session and its calls in a run. Slots that another session called do not concern its agents. */
export type CallingSession = {
  readonly paths: RunPaths;
  readonly ledger: readonly LedgerEvent[];
  readonly agent: Agent;
  readonly session: string;
};

/** Requires that this session called a slot for this agent which has no reply yet. For replies that name no slot. */
export async function requireAwaited(call: CallingSession): Promise<void> {
  const stored = new Set(eventsOf(call.ledger, 'stored').map(({ slot }) => slot));
  const open = slotsCalled(call).filter((name) => !stored.has(name));
  const slots = await Promise.all(open.map((name) => slotFile(call.paths, name)));
  if (slots.some(({ agent }) => agent === call.agent)) return;
  throw new Failure('refused/wrong-slot', `no slot of this session waits for a reply of ${call.agent}`, {
    hint: 'nothing more is needed: end here',
  });
}

/** The slot that a reply names, if this session called this agent for it. `post` knows which packet the agent got. */
export async function calledSlot(name: string, call: CallingSession): Promise<SlotFile> {
  const slot = slotsCalled(call).includes(name) ? await slotFile(call.paths, name) : undefined;
  if (slot?.agent === call.agent) return slot;
  throw new Failure(
    'refused/wrong-slot',
    `the reply names slot ${name}, which this agent was not called for`,
    { hint: 'take the slot from the line "slot: …" of the packet' },
  );
}

function slotsCalled({ ledger, session }: CallingSession): string[] {
  return eventsOf(ledger, 'dispatched')
    .filter((event) => event.session === session)
    .map(({ slot }) => slot);
}

/** @param name as it is in the ledger */
function slotFile(paths: RunPaths, name: string): Promise<SlotFile> {
  return readRunJson(paths.slot(slotParts(name)?.number ?? 0), 'slot');
}
