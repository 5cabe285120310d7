import { createHash } from 'node:crypto';
import type { SlotFile } from '../contracts/run-files.ts';
import { writeFileAtomically } from '../io/files.ts';
import { Failure } from '../kernel/failure.ts';
import { requireSlot } from '../replies/parse-reply.ts';
import { judgeReply } from './judge-reply.ts';
import { slotParts } from './layout.ts';
import { eventsOf, record } from './ledger.ts';
import type { Run } from './open-run.ts';

const BY_HAND = 'by-hand-';

/** Who a reply is from when no hook saw an agent. */
export function isByHand(agentId: string): boolean {
  return agentId.startsWith(BY_HAND);
}

/**
 * Stores a reply that somebody brings, under the same checks as the stop hook's, in a run planned for that. Nobody
 * watched who wrote it, so the run says for good that it was captured manually. Answers the remarks: claims that do not
 * hold and will be dropped.
 *
 * @throws refused/*, run/captured-by-hooks, run/slot-stored
 */
export async function storeByHand(run: Run, slot: SlotFile, bytes: Buffer): Promise<readonly string[]> {
  if (run.file.captured !== 'manual') {
    throw new Failure(
      'run/captured-by-hooks',
      `run ${run.file.run} takes its replies from the client's hooks`,
      {
        hint: 'plan a run for replies by hand: correctless plan --capture manual',
      },
    );
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
  // Without looks there is no `no_work`: nobody could know.
  if (judged.kind === 'refused') throw new Failure('refused/schema', judged.why);
  if (eventsOf(run.ledger, 'stored').some((event) => event.slot === slot.slot)) {
    throw new Failure('run/slot-stored', `slot ${slot.slot} has its reply already`, {
      hint: `go on with: correctless next ${run.file.run}`,
    });
  }
  const agentId = `${BY_HAND}${slotParts(slot.slot)?.number ?? 0}`;
  await writeFileAtomically(run.paths.reply(agentId), bytes);
  await record(run.paths, {
    kind: 'stored',
    slot: slot.slot,
    agentId,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null,
  });
  return judged.remarks;
}
