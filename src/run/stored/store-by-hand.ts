import { createHash } from 'node:crypto';
import type { SlotFile } from '../../contracts/run-files.ts';
import { createFileOnce, readBytes } from '../../io/files.ts';
import { Failure } from '../../kernel/failure.ts';
import { requireSlot } from '../../replies/parse-reply.ts';
import { judgeReply } from '../phases/judge-reply.ts';
import { cleanReply } from './clean-reply.ts';
import { slotParts } from './layout.ts';
import { record } from './ledger.ts';
import type { Run } from './open-run.ts';

const BY_HAND = 'by-hand-';

/** Who a reply is from when no hook saw an agent. */
export function isByHand(agentId: string): boolean {
  return agentId.startsWith(BY_HAND);
}

/**
 * Stores a reply that somebody brings, under the same checks as the stop hook's, in a run planned for that. Nobody
 * watched who wrote it, so the run says for good that it was captured manually. With `keep`, claims that do not
 * hold are stored all the same, to be dropped; they are answered.
 *
 * @throws refused/*, run/captured-by-hooks, run/slot-stored
 */
export async function storeByHand(
  run: Run,
  slot: SlotFile,
  bytes: Buffer,
  keep: boolean,
): Promise<readonly string[]> {
  if (run.file.captured !== 'manual') {
    throw new Failure('run/captured-by-hooks', `run ${run.file.run} is filled by the client's hooks`, {
      hint: 'plan a run for replies by hand: correctless plan --capture manual',
    });
  }
  const judged = await judgeReply({
    run,
    agent: slot.agent,
    reply: bytes.toString('utf8'),
    slotNamed: (name) => {
      requireSlot({ slot: name }, slot.slot);
      return Promise.resolve(slot);
    },
    slotAwaited: () => Promise.resolve(),
    looks: undefined,
  });
  const problems = judged.kind === 'refused' ? [judged.why] : judged.remarks;
  if (problems.length > 0 && (judged.kind === 'refused' || !keep)) {
    throw new Failure('refused/claims', problems.join('\n'), {
      hint: 'mend the reply; claims that do not hold may also be stored with --keep, and are then dropped',
    });
  }
  await storeOnce(run, slot, await cleanReply(run, slot.agent, bytes.toString('utf8')));
  return problems;
}

/** Of two at once one is told that the slot has its reply; the same bytes again only finish what a crash cut off. */
async function storeOnce(run: Run, slot: SlotFile, bytes: Buffer): Promise<void> {
  const agentId = `${BY_HAND}${slotParts(slot.slot)?.number ?? 0}`;
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === 'pending');
  const isOurs = isOpen && ((await createFileOnce(path, bytes)) || bytes.equals(await readBytes(path)));
  if (!isOurs) throw takesNoReply(run, slot);
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

/** Throw this of a slot that is stored, or was given up. */
export function takesNoReply({ file, states }: Run, { slot }: SlotFile): Failure {
  const isFailed = states.some((state) => state.slot.slot === slot && state.status === 'failed');
  const next = `correctless next ${file.audit?.audit ?? file.run}`;
  return isFailed
    ? new Failure('run/slot-stored', `slot ${slot} takes no reply: it was given up`, {
        hint: `open it again: ${next} --retry`,
      })
    : new Failure('run/slot-stored', `slot ${slot} takes no reply: it has one`, {
        hint: `go on with: ${next}`,
      });
}
