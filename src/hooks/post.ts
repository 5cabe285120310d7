import { nextCommandAt } from '../run/stored/next-command.ts';
import { createHash } from 'node:crypto';
import type { SlotFile } from '../contracts/files/run-files.ts';
import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import { readBytes } from '../io/files/files.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { runPaths, slotParts, type RunPaths } from '../run/stored/layout.ts';
import { eventsOf, readLedgerUnchecked, record } from '../run/ledger/ledger.ts';
import { readRunJson } from '../run/stored/run-json.ts';
import { slotStates } from '../run/slots/slot-state.ts';
import { passThrough, receipt } from './answers.ts';
import { runOfSession, startingFolders } from './locate.ts';
import type { HookEvent } from './hook-event.ts';

/**
 * Binds an agent's reply to the slot whose packet the agent really received, and replaces the reply with a one-line
 * receipt. Without this binding a slot is not reviewed, whatever the agent said.
 */
export async function postHook(
  agent: Agent,
  event: HookEvent,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const response = event.tool_response ?? {};
  const found = await runOfSession(startingFolders(event.cwd, env), event.session_id);
  if (found === undefined) return receipt(response, 'no run of this session; call: correctless status');
  const paths = runPaths(found.top, found.session.run);
  const ledger = await readLedgerUnchecked(paths);
  if (event.hook_event_name === 'PostToolUseFailure') return failed(paths, ledger, event);
  const slot = await slotOfCall(paths, ledger, agent, event);
  if (slot === undefined) {
    await record(paths, {
      kind: 'refused',
      agent,
      why: 'an agent answered a prompt that is not a packet of this run',
    });
    const next = await nextCommandAt(paths, found.session.run);
    return receipt(response, `this call belongs to no slot; call: ${next}`);
  }
  return receipt(response, await bind(paths, slot, ledger, response));
}

/** The client could not run the agent to its end: an API error, an interruption. */
async function failed(paths: RunPaths, ledger: readonly LedgerEvent[], event: HookEvent): Promise<Outcome> {
  const dispatched = dispatchOf(ledger, event);
  if (dispatched !== undefined) {
    const why = `the agent failed: ${String(event.error).slice(0, 300)}`;
    await record(paths, { kind: 'lost', slot: dispatched.slot, why });
  }
  return passThrough;
}

function dispatchOf(ledger: readonly LedgerEvent[], event: HookEvent) {
  return eventsOf(ledger, 'dispatched').find((e) => e.toolUse === event.tool_use_id);
}

/** The slot that this tool call dispatched, if the agent got exactly its packet. */
async function slotOfCall(
  paths: RunPaths,
  ledger: readonly LedgerEvent[],
  agent: Agent,
  event: HookEvent,
): Promise<SlotFile | undefined> {
  const prompt = event.tool_response?.['prompt'];
  const dispatched = dispatchOf(ledger, event);
  const number = dispatched === undefined ? undefined : slotParts(dispatched.slot)?.number;
  if (typeof prompt !== 'string' || number === undefined) return undefined;
  const slot = await readRunJson(paths.slot(number), 'slot');
  const same = createHash('sha256').update(prompt).digest('hex') === slot.packet.sha256;
  return same && slot.agent === agent ? slot : undefined;
}

/** The receipt: what became of the reply, in one line. */
async function bind(
  paths: RunPaths,
  planned: SlotFile,
  ledger: readonly LedgerEvent[],
  response: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { slot, run } = planned;
  const agentId = typeof response['agentId'] === 'string' ? response['agentId'] : '';
  const [state] = slotStates([planned], ledger);
  if (state?.status === 'stored') return `slot ${slot}: a reply is stored already`;
  if (state?.status === 'failed')
    return `slot ${slot}: not stored, it was given up; call: ${await nextCommandAt(paths, run)}`;
  const accepted = eventsOf(ledger, 'accepted').find((e) => e.agentId === agentId);
  const lose = async (why: string): Promise<string> => {
    await record(paths, { kind: 'lost', slot, why });
    return `slot ${slot}: not stored (${why}); call: ${await nextCommandAt(paths, run)}`;
  };
  if (accepted === undefined) return lose(lossOf(ledger, agentId, response));
  if (accepted.slot !== undefined && accepted.slot !== slot)
    return lose(`refused/wrong-slot: the reply names slot ${accepted.slot}`);
  const reply = await readBytes(paths.reply(agentId));
  if (createHash('sha256').update(reply).digest('hex') !== accepted.sha256) {
    return lose('the kept reply is not the one that was accepted');
  }
  await record(paths, {
    kind: 'stored',
    slot,
    agentId,
    sha256: accepted.sha256,
    bytes: reply.length,
    tokens: count(response['totalTokens']),
    milliseconds: count(response['totalDurationMs']),
  });
  // The hash goes into the client's transcript, so that somebody who doubts the run's files can compare them with it.
  return `slot ${slot}: stored, ${reply.length} bytes, sha256 ${accepted.sha256.slice(0, 16)}`;
}

function lossOf(
  ledger: readonly LedgerEvent[],
  agentId: string,
  response: Readonly<Record<string, unknown>>,
): string {
  const refused = eventsOf(ledger, 'refused').find((e) => e.agentId === agentId);
  if (refused !== undefined) return refused.why;
  return response['status'] === 'completed'
    ? 'the agent ended without a reply that could be judged'
    : `the agent ended with status ${String(response['status'])}`;
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
