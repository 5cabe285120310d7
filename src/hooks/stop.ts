import { createHash } from 'node:crypto';
import type { Agent } from '../contracts/vocabulary.ts';
import { createFileOnce } from '../io/files/files.ts';
import { nearestRepository } from '../io/git/nearest-repository.ts';
import { openRepository } from '../io/git/repository.ts';
import { Failure } from '../kernel/failure.ts';
import { failureText, type Outcome } from '../kernel/outcome.ts';
import type { Judged } from '../receive/judged.ts';
import { judgeReply } from '../receive/judge-reply.ts';
import { looksOf } from '../review/phases/looks-of.ts';
import type { RunAtHand } from '../review/phases/world-of.ts';
import { cleanFallen, cleanReply, cleanWords } from '../run/slots/clean-reply.ts';
import { runPaths, type RunPaths } from '../run/stored/layout.ts';
import { readLedgerUnchecked, record } from '../run/ledger/ledger.ts';
import { readRunJson } from '../run/stored/run-json.ts';
import { passThrough, sendBack } from './answers.ts';
import { calledSlot, requireAwaited } from './called-slots.ts';
import { decideStop, isConcluded, type StopDecision } from './decide-stop.ts';
import { runOfSession, startingFolders } from './locate.ts';
import type { HookEvent } from './hook-event.ts';

/**
 * Judges a reply while its agent is still alive: parse, contract, evidence. Problems go back to the agent, at most twice.
 * An acceptable reply is kept, byte for byte except for secrets, until `hook post` knows which slot it answers.
 */
export async function stopHook(
  agent: Agent,
  event: HookEvent,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const found = await runOfSession(startingFolders(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === undefined || typeof agentId !== 'string') return passThrough;
  const paths = runPaths(found.top, found.session.run);
  const ledger = await readLedgerUnchecked(paths);
  if (isConcluded(ledger, agentId)) {
    await record(paths, { kind: 'ignored', agentId, agent, why: 'a resumed agent cannot change its reply' });
    return passThrough;
  }
  const reply = typeof event.last_assistant_message === 'string' ? event.last_assistant_message : '';
  // From here on, objects are read by their ids, and nothing in the work tree is read.
  const repository = nearestRepository(found.top) ?? (await openRepository(found.top));
  const file = await readRunJson(paths.run, 'run');
  const run = { repository, file, paths };
  const call = { paths, ledger, agent, session: found.session.session };
  const slotNamed = (name: string) => calledSlot(name, call);
  const slotAwaited = () => requireAwaited(call);
  const looks = looksOf(ledger, agentId);
  const { judged, kept } = await judgeReply({ run, agent, reply, slotNamed, slotAwaited, looks })
    .then(async (judged) => ({ judged, kept: await asKept(run, { agent, reply }, judged) }))
    .catch((error: unknown) => ({ judged: asRefusal(error), kept: Buffer.alloc(0) }));
  const decision = decideStop(ledger, { agent, agentId }, await inCleanWords(run, judged));
  return conclude(paths, { agent, agentId }, kept, decision);
}

/** Nothing of a refused reply is kept: it need not even be JSON. */
async function asKept(
  run: RunAtHand,
  { agent, reply }: { readonly agent: Agent; readonly reply: string },
  judged: Judged,
): Promise<Buffer> {
  return judged.kind === 'refused' ? Buffer.alloc(0) : cleanReply(run, agent, reply);
}

/** The reason may quote the reply, and the reply may quote a secret in the tree. */
async function inCleanWords(run: RunAtHand, judged: Judged): Promise<Judged> {
  if (judged.kind === 'refused') return { ...judged, why: await cleanWords(run, judged.why) };
  const clean = (remarks: readonly string[]) => Promise.all(remarks.map((remark) => cleanWords(run, remark)));
  return {
    ...judged,
    remarks: await clean(judged.remarks),
    once: await clean(judged.once ?? []),
    fallen: await cleanFallen(run, judged.fallen ?? []),
  };
}

/** The agent can correct a reply that is not acceptable. It can correct nothing else, so any other error fails the hook. */
function asRefusal(error: unknown): Judged {
  if (!(error instanceof Failure) || !error.code.startsWith('refused/')) throw error;
  return { kind: 'refused', why: failureText(error).trimEnd(), once: false };
}

async function conclude(
  paths: RunPaths,
  who: { readonly agent: Agent; readonly agentId: string },
  kept: Buffer,
  decision: StopDecision,
): Promise<Outcome> {
  switch (decision.kind) {
    case 'send-back':
      await record(paths, sentBack(who, decision));
      return sendBack(decision.why);
    case 'refuse':
      await record(paths, { kind: 'refused', ...who, why: decision.why });
      return passThrough;
    case 'keep':
      await keep(paths, who.agentId, kept, decision);
      return passThrough;
  }
}

function sentBack(
  who: { readonly agent: Agent; readonly agentId: string },
  { why, slot, fallen }: Extract<StopDecision, { kind: 'send-back' | 'refuse' }>,
) {
  const named = slot === undefined ? {} : { slot };
  return {
    kind: 'sent-back' as const,
    ...who,
    ...{ why, ...named },
    ...(fallen === undefined ? {} : { fallen: [...fallen] }),
  };
}

async function keep(
  paths: RunPaths,
  agentId: string,
  bytes: Buffer,
  { slot, remarks }: Extract<StopDecision, { kind: 'keep' }>,
): Promise<void> {
  await createFileOnce(paths.reply(agentId), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await record(paths, {
    kind: 'accepted',
    agentId,
    ...(slot === undefined ? {} : { slot }),
    sha256,
    bytes: bytes.length,
    remarks: [...remarks],
  });
}
