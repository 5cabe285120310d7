import { createHash } from 'node:crypto';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { ContractName, ContractValue } from '../../contracts/registry.ts';
import { readBytes } from '../../io/files/files.ts';
import { parseReply } from '../../replies/parse-reply.ts';
import { eventsOf } from '../ledger/ledger.ts';
import type { Run } from '../stored/open-run.ts';
import { corrupt } from '../stored/run-json.ts';

/**
 * The reply bound to a slot, parsed again. Undefined when there is none. The first binding counts, for good.
 *
 * @throws run/corrupt when the file is not the one in the ledger
 */
export async function storedReply<K extends ContractName>(
  run: Run,
  slot: SlotFile,
  contract: K,
  by: string | null = run.states.find((state) => state.slot.slot === slot.slot)?.storedBy ?? null,
): Promise<ContractValue<K> | undefined> {
  const stored = eventsOf(run.ledger, 'stored').find((e) => e.slot === slot.slot && e.agentId === by);
  if (stored === undefined) return undefined;
  const path = run.paths.reply(stored.agentId);
  const bytes = await readBytes(path);
  if (createHash('sha256').update(bytes).digest('hex') !== stored.sha256) {
    throw corrupt(path, 'is not the reply that was stored');
  }
  return parseReply(contract, bytes.toString('utf8'));
}
