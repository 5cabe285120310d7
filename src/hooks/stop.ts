import { createHash } from 'node:crypto';
import type { LedgerEvent, SlotFile } from '../contracts/run-files.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import { createFileOnce } from '../io/files.ts';
import { Failure } from '../kernel/failure.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { openRepository } from '../io/git/repository.ts';
import { judgeReply, type Judged } from '../run/phases/judge-reply.ts';
import { runPaths, slotParts, type RunPaths } from '../run/stored/layout.ts';
import { cleanReply, cleanWords } from '../run/stored/clean-reply.ts';
import type { RunAtHand } from '../run/phases/world-of.ts';
import { eventsOf, readLedgerUnchecked, record } from '../run/stored/ledger.ts';
import { looksOf } from '../run/phases/looks-of.ts';
import { readRunJson } from '../run/stored/run-json.ts';
import { goOn, sendBack } from './answers.ts';
import { runOfSession, startingFolders } from './locate.ts';
import type { HookEvent } from './ours.ts';

/** How often an agent is told what is wrong with its reply; a scorer whose proof does not stand is told once. */
const MAX_SENT_BACK = 2;
const MAX_SCORE_SENT_BACK = 1;

/**
 * Judges a reply while its agent is still alive: parse, contract, evidence. What is wrong goes back to the agent, at
 * most twice; an acceptable reply is kept, byte for byte but for secrets, until `hook post` knows which slot it answers.
 */
export async function stopHook(
  agent: Agent,
  event: HookEvent,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const found = await runOfSession(startingFolders(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === undefined || typeof agentId !== 'string') return goOn;
  const paths = runPaths(found.top, found.session.run);
  const ledger = await readLedgerUnchecked(paths);
  if (isConcluded(ledger, agentId)) {
    await record(paths, { kind: 'ignored', agentId, agent, why: 'a resumed agent cannot change its reply' });
    return goOn;
  }
  const reply = typeof event.last_assistant_message === 'string' ? event.last_assistant_message : '';
  const file = await readRunJson(paths.run, 'run');
  const run = { repository: await openRepository(found.top), file, paths };
  const call = { paths, ledger, agent, session: found.session.session };
  const slotNamed = (name: string) => calledSlot(name, call);
  const slotAwaited = () => requireAwaited(call);
  const looks = looksOf(ledger, agentId);
  const judged = await judgeReply({ run, agent, reply, slotNamed, slotAwaited, looks }).catch(asRefusal);
  return conclude(run, { agent, agentId, reply, ledger }, judged);
}

type CallingSession = {
  readonly paths: RunPaths;
  readonly ledger: readonly LedgerEvent[];
  readonly agent: Agent;
  readonly session: string;
};

/** A reply that names no slot must have one to answer: called by this session for this agent, without a reply yet. */
async function requireAwaited({ paths, ledger, agent, session }: CallingSession): Promise<void> {
  const stored = new Set(eventsOf(ledger, 'stored').map((e) => e.slot));
  const open = eventsOf(ledger, 'dispatched').filter((e) => e.session === session && !stored.has(e.slot));
  const slots = await Promise.all(
    open.map(({ slot }) => readRunJson(paths.slot(slotParts(slot)?.number ?? 0), 'slot')),
  );
  if (slots.some((slot) => slot.agent === agent)) return;
  throw new Failure('refused/wrong-slot', `no slot of this session waits for a reply of ${agent}`, {
    hint: 'nothing more is needed: end here',
  });
}

/** The slot that a reply names, if this session called this agent for it. Which packet the agent got, `post` knows. */
async function calledSlot(name: string, call: CallingSession): Promise<SlotFile> {
  const called = eventsOf(call.ledger, 'dispatched').some(
    (e) => e.session === call.session && e.slot === name,
  );
  const number = slotParts(name)?.number ?? 0;
  const slot = called ? await readRunJson(call.paths.slot(number), 'slot') : undefined;
  if (slot?.agent === call.agent) return slot;
  throw new Failure(
    'refused/wrong-slot',
    `the reply names slot ${name}, which this agent was not called for`,
    {
      hint: 'take the slot from the line "slot: …" of the packet',
    },
  );
}

/** A reply that is not acceptable is the agent's to mend. Anything else is not, and fails the hook. */
function asRefusal(error: unknown): Judged {
  if (!(error instanceof Failure) || !error.code.startsWith('refused/')) throw error;
  const hint = error.hint === undefined ? '' : `\nhint: ${error.hint}`;
  return { kind: 'refused', why: `${error.code}: ${error.message}${hint}`, once: false };
}

async function conclude(
  run: RunAtHand,
  {
    agent,
    agentId,
    reply,
    ledger,
  }: { agent: Agent; agentId: string; reply: string; ledger: readonly LedgerEvent[] },
  judged: Judged,
): Promise<Outcome> {
  const { paths } = run;
  const sent = eventsOf(ledger, 'sent-back').filter((e) => e.agentId === agentId);
  const said = judged.kind === 'refused' ? judged.why : judged.remarks.join('\n');
  // It may quote the reply, and the reply what stands in the tree.
  const why = await cleanWords(run, said);
  const told = judged.kind === 'refused' && judged.once && sent.some((e) => e.why === why);
  const isWeakScore = judged.kind === 'acceptable' && agent === 'finding-scorer';
  const again = sent.length < (isWeakScore ? MAX_SCORE_SENT_BACK : MAX_SENT_BACK) && !told;
  if (why !== '' && again) {
    await record(paths, { kind: 'sent-back', agentId, agent, why });
    return sendBack(why);
  }
  if (judged.kind === 'refused') {
    await record(paths, { kind: 'refused', agentId, agent, why });
    return goOn;
  }
  const bytes = await cleanReply(run, agent, reply);
  await createFileOnce(paths.reply(agentId), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { slot, remarks } = judged;
  await record(paths, {
    kind: 'accepted',
    agentId,
    ...(slot === undefined ? {} : { slot }),
    sha256,
    bytes: bytes.length,
    remarks: await Promise.all(remarks.map((remark) => cleanWords(run, remark))),
  });
  return goOn;
}

function isConcluded(ledger: readonly LedgerEvent[], agentId: string): boolean {
  return ledger.some((e) => (e.kind === 'accepted' || e.kind === 'refused') && e.agentId === agentId);
}
