import type { SlotFile } from '../contracts/files/run-files.ts';
import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import { Failure } from '../kernel/failure.ts';
import { slotParts, type RunPaths } from '../run/stored/layout.ts';
import { eventsOf } from '../run/ledger/ledger.ts';
import { readRunJson } from '../run/stored/run-json.ts';

/** The agents of a run that one session called: whatever another session called is none of its agents' business. */
export type CallingSession = {
  readonly paths: RunPaths;
  readonly ledger: readonly LedgerEvent[];
  readonly agent: Agent;
  readonly session: string;
};

/** A reply that names no slot must have one to answer: called by this session for this agent, without a reply yet. */
export async function requireAwaited(call: CallingSession): Promise<void> {
  const stored = new Set(eventsOf(call.ledger, 'stored').map(({ slot }) => slot));
  const open = slotsCalled(call).filter((name) => !stored.has(name));
  const slots = await Promise.all(open.map((name) => slotFile(call.paths, name)));
  if (slots.some(({ agent }) => agent === call.agent)) return;
  throw new Failure('refused/wrong-slot', `no slot of this session waits for a reply of ${call.agent}`, {
    hint: 'nothing more is needed: end here',
  });
}

/** The slot that a reply names, if this session called this agent for it. Which packet the agent got, `post` knows. */
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

/** @param name as the ledger has it */
function slotFile(paths: RunPaths, name: string): Promise<SlotFile> {
  return readRunJson(paths.slot(slotParts(name)?.number ?? 0), 'slot');
}
