import { nextCommand } from '../run/stored/next-command.ts';
import { createHash } from 'node:crypto';
import type { SlotFile } from '../contracts/files/run-files.ts';
import { createFileOnce, readBytes } from '../io/files/files.ts';
import { Failure } from '../kernel/failure.ts';
import { requireSlot } from '../replies/parse-reply.ts';
import type { Judged } from './judged.ts';
import { judgeReply } from './judge-reply.ts';
import { BY_HAND } from '../run/stored/by-hand.ts';
import { cleanFallen, cleanReply, cleanWords } from '../run/slots/clean-reply.ts';
import { slotParts } from '../run/stored/layout.ts';
import { eventsOf, record } from '../run/ledger/ledger.ts';
import type { Run } from '../run/stored/open-run.ts';

/** What was wrong with a reply that was stored anyway: claims that will be dropped, and files that it leaves out. */
type Kept = { readonly dropped: readonly string[]; readonly gaps: readonly string[] };

/**
 * Stores a reply that was brought by hand, after the same checks as the stop hook's, in a run planned for that. No hook
 * saw who wrote it, so the run says for good that it was captured manually. With `keep`, claims that do not hold are
 * stored anyway, to be dropped; they are returned.
 *
 * @throws refused/*, run/captured-by-hooks, run/slot-stored
 */
export async function storeByHand(run: Run, slot: SlotFile, bytes: Buffer, keep: boolean): Promise<Kept> {
  if (run.file.captured !== 'manual') {
    throw new Failure(
      'run/captured-by-hooks',
      `run ${run.file.run} gets its replies from the client's hooks`,
      {
        hint: 'plan a run for replies by hand: correctless plan --capture manual',
      },
    );
  }
  const judged = await judgeByHand(run, slot, bytes.toString('utf8'));
  const problems = judged.kind === 'refused' ? [judged.why] : [...judged.remarks, ...(judged.once ?? [])];
  if (problems.length > 0 && (judged.kind === 'refused' || !keep)) {
    // A fix review with claims that do not hold is sent back. It does not count as an agent that returned nothing.
    if (judged.kind === 'refused' || slot.agent !== 'fix-diff-reviewer')
      await recordRefusal(run, slot, `refused/claims: ${problems.join('; ')}`, judged);
    throw new Failure('refused/claims', problems.join('\n'), {
      hint: 'mend the reply; claims that do not hold may also be stored with --keep, and are then dropped',
    });
  }
  await storeOnce(run, slot, await cleanReply(run, slot.agent, bytes.toString('utf8')));
  if (judged.kind === 'refused') return { dropped: [], gaps: [] };
  return { dropped: judged.remarks, gaps: judged.once ?? [] };
}

/** Judges it as the stop hook does. Whatever the judge throws is recorded as a refusal. */
async function judgeByHand(run: Run, slot: SlotFile, reply: string): Promise<Judged> {
  try {
    return await judgeReply({
      run,
      agent: slot.agent,
      reply,
      slotNamed: (name) => {
        requireSlot({ slot: name }, slot.slot);
        return Promise.resolve(slot);
      },
      slotAwaited: () => Promise.resolve(),
      looks: undefined,
    });
  } catch (error) {
    if (error instanceof Failure && error.code.startsWith('refused/'))
      await recordRefusal(run, slot, `${error.code}: ${error.message}`);
    throw error;
  }
}

/**
 * A refused fix review counts as an agent that returned nothing. For any other slot the last refusal is kept as the
 * reason.
 */
async function recordRefusal(
  run: Run,
  { slot, agent }: SlotFile,
  said: string,
  judged?: Judged,
): Promise<void> {
  const claims = judged?.kind === 'acceptable' ? (judged.fallen ?? []) : [];
  const fallen = claims.length === 0 ? {} : { fallen: await cleanFallen(run, claims) };
  const state = run.states.find((one) => one.slot.slot === slot);
  if (state?.status !== 'pending') return;
  const why = `a reply was refused: ${await cleanWords(run, said)}`;
  await record(
    run.paths,
    agent === 'fix-diff-reviewer'
      ? { kind: 'lost', slot, why }
      : { kind: 'refused', slot, agent, why, ...fallen },
  );
}

/** A slot that was opened again for files that its first reply left out gets another reply. */
function nameByHand({ ledger }: Run, { slot }: SlotFile): string {
  const earlier = eventsOf(ledger, 'stored').filter((event) => event.slot === slot).length;
  return `${BY_HAND}${slotParts(slot)?.number ?? 0}${earlier === 0 ? '' : `-${earlier + 1}`}`;
}

/**
 * Of two replies at once, the second fails because the slot has its reply. The same bytes again only finish what a crash
 * cut off.
 */
async function storeOnce(run: Run, slot: SlotFile, bytes: Buffer): Promise<void> {
  const agentId = nameByHand(run, slot);
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === 'pending');
  const isOurs = isOpen && ((await createFileOnce(path, bytes)) || bytes.equals(await readBytes(path)));
  if (!isOurs) throw closedSlotFailure(run, slot);
  await record(run.paths, {
    kind: 'stored',
    slot: slot.slot,
    agentId,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null,
  });
}

/** The failure to throw for a slot that is stored or was given up. */
export function closedSlotFailure({ file, states }: Run, { slot }: SlotFile): Failure {
  const isFailed = states.some((state) => state.slot.slot === slot && state.status === 'failed');
  const next = nextCommand(file);
  return isFailed
    ? new Failure('run/slot-stored', `slot ${slot} takes no reply: it was given up`, {
        hint: `open it again: ${next} --retry`,
      })
    : new Failure('run/slot-stored', `slot ${slot} takes no reply: it has one`, {
        hint: `continue with: ${next}`,
      });
}
