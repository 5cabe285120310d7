import { nextCommandAt } from '../run/stored/next-command.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { runPaths } from '../run/stored/layout.ts';
import { readLedgerUnchecked } from '../run/ledger/ledger.ts';
import { deny, passThrough } from './answers.ts';
import { runOfSession, startingFolders } from './locate.ts';
import type { HookEvent } from './hook-event.ts';

/**
 * Refuses to resume an agent of a run: its answer would reach the orchestrator raw, without any check. Such an answer
 * could not change a stored reply anyway.
 */
export async function resumeHook(
  event: HookEvent,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const found = await runOfSession(startingFolders(event.cwd, env), event.session_id);
  if (found === undefined) return passThrough;
  const recipients = [event.tool_input?.['to'], event.tool_input?.['recipient']];
  const { run } = found.session;
  const paths = runPaths(found.top, run);
  const ledger = await readLedgerUnchecked(paths);
  const isOurs = ledger.some((e) => 'agentId' in e && recipients.includes(e.agentId));
  return isOurs
    ? deny(`an agent of a review answers once; call: ${await nextCommandAt(paths, run)}`)
    : passThrough;
}
