import { nextCommandAt } from '../run/stored/next-command.ts';
import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import type { RunFile, SlotFile } from '../contracts/files/run-files.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import { readBytes, readTextIfAny, writeFileAtomically } from '../io/files/files.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { type RunPaths, runPaths, sessionPath, slotParts } from '../run/stored/layout.ts';
import { readLedgerUnchecked, readSealedLedger, record } from '../run/ledger/ledger.ts';
import { jsonText, readRunJson } from '../run/stored/run-json.ts';
import { requireSealedFiles } from '../run/ledger/sealed-files.ts';
import { slotStates } from '../run/slots/slot-state.ts';
import { deny, replaceInput } from './answers.ts';
import { startingFolders, topOfRun } from './locate.ts';
import { otherRunAtWork } from './other-run.ts';
import type { HookEvent } from './hook-event.ts';

const ONLY_SLOTS =
  'agents of correctless take no prompt but "slot RUN/N" as printed by `correctless next RUN`; call that and follow it';

/**
 * Replaces the slot's name with its packet, byte for byte, in the foreground and with the model of the run. Refuses every
 * other call of our agents, whoever makes it.
 */
export async function preHook(
  agent: Agent,
  event: HookEvent,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const parts = slotAsked(event);
  if (parts === undefined) return deny(ONLY_SLOTS);
  const top = await topOfRun(startingFolders(event.cwd, env), parts.run);
  if (top === undefined) return deny(`no run "${parts.run}" in this repository; ${ONLY_SLOTS}`);

  const paths = runPaths(top, parts.run);
  const session = typeof event.session_id === 'string' ? event.session_id : 'unknown';
  const refuse = async (why: string): Promise<Outcome> => {
    await record(paths, { kind: 'denied', agent, session, why });
    return deny(why);
  };
  const run = await readRunJson(paths.run, 'run');
  if (run.captured !== 'hooks') return refuse(`run ${run.run} takes its replies by hand, not from agents`);
  const other = await otherRunAtWork(top, session, run.run);
  if (other !== undefined) return refuse(`agents of run ${other} are still at work in this session`);
  const ledger = await readSealedLedger(paths);
  const problem = await notCallable(paths, ledger, parts.number, agent);
  if (problem !== undefined) return refuse(problem);
  // Nobody gets a packet or a slot that was changed by hand.
  requireSealedFiles(paths, ledger, [paths.run, paths.slot(parts.number), paths.packet(parts.number)]);
  const slot = await readRunJson(paths.slot(parts.number), 'slot');
  const packet = await readBytes(paths.packet(parts.number));
  await keepFile(sessionPath(top, session), sessionText(session, run));
  const toolUse = typeof event.tool_use_id === 'string' ? event.tool_use_id : 'unknown';
  await record(paths, { kind: 'dispatched', slot: parts.name, session, toolUse });
  if (!(await paidFor(paths, slot, toolUse))) return refuse(`slot ${parts.name} was called twice at once`);
  const lost = await clearedAway(top, run, ledger, parts.name);
  if (lost !== undefined) return refuse(lost);
  // Our own keys only: whatever else the caller sent (background, isolation, a name) must not reach the client.
  return replaceInput({
    subagent_type: `correctless:${agent}`,
    description: `slot ${parts.name}`,
    prompt: packet.toString('utf8'),
    run_in_background: false,
    ...(slot.model === 'inherit' ? {} : { model: slot.model }),
  });
}

function sessionText(session: string, { run, tree_root, packages_root: root }: RunFile): string {
  return jsonText({ session, run, tree_root, ...(root === undefined ? {} : { packages_root: root }) });
}

/**
 * After an executor that brought no reply, restores the work tree for the next one. Returns why it could not, or
 * undefined.
 */
async function clearedAway(
  top: string,
  run: RunFile,
  ledger: readonly LedgerEvent[],
  slot: string,
): Promise<string | undefined> {
  if (run.kind !== 'fix' || !ledger.some((event) => event.kind === 'dispatched' && event.slot === slot))
    return undefined;
  try {
    const { startOver } = await import('../rounds/fixing/start-over.ts');
    await startOver(top, run);
    return undefined;
  } catch (error) {
    return `the work tree still holds what the last executor did: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Every call of a run has the same session text, so it is written once. */
async function keepFile(path: string, text: string): Promise<void> {
  if ((await readTextIfAny(path)) !== text) await writeFileAtomically(path, text);
}

/** When two calls at once both found the slot callable, the one recorded first gets it. */
async function paidFor(paths: RunPaths, slot: SlotFile, toolUse: string): Promise<boolean> {
  const ledger = await readLedgerUnchecked(paths);
  const own = ledger.findLastIndex((event) => event.kind === 'dispatched' && event.toolUse === toolUse);
  return slotStates([slot], ledger.slice(0, own))[0]?.dispatchable === true;
}

/** The slot that a call names, when its prompt names one and contains nothing else. */
function slotAsked({ tool_input: input }: HookEvent): ReturnType<typeof slotParts> {
  const prompt = input?.['prompt'];
  return typeof prompt === 'string' ? slotParts(/^slot (\S+)$/.exec(prompt.trim())?.[1] ?? '') : undefined;
}

/** Why this slot may not be called now, or undefined. */
async function notCallable(
  paths: RunPaths,
  ledger: readonly LedgerEvent[],
  number: number,
  agent: Agent,
): Promise<string | undefined> {
  const slot = await readRunJson(paths.slot(number), 'slot').catch(() => undefined);
  if (slot === undefined) return `the run has no slot ${number}; ${ONLY_SLOTS}`;
  if (slot.agent !== agent)
    return `slot ${slot.slot} is for correctless:${slot.agent}, not for correctless:${agent}`;
  const [state] = slotStates([slot], ledger);
  switch (state?.status) {
    case 'stored':
      return `slot ${slot.slot} has its reply already; call: ${await nextCommandAt(paths, slot.run)}`;
    case 'failed':
    case undefined:
      return `slot ${slot.slot} has failed and is not called again; call: ${await nextCommandAt(paths, slot.run)}`;
    case 'pending':
      return state.dispatchable
        ? undefined
        : `slot ${slot.slot} was not offered now; call: ${await nextCommandAt(paths, slot.run)}`;
  }
}
