import type { RunFile } from '../../contracts/files/run-files.ts';
import { readBytes, writeFileAtomically } from '../../io/files/files.ts';
import { fingerprintRepository } from '../../io/git/on-disk/fingerprint.ts';
import type { Repository } from '../../io/git/git.ts';
import type { KnownSecret } from '../../packets/redaction/redact.ts';
import { slotParts, type RunPaths } from '../../run/stored/layout.ts';
import { writePast } from '../../run/remembered/memory.ts';
import { jsonText } from '../../run/stored/run-json.ts';
import { readStamped, stampOf, writeStamped } from '../../run/ledger/stamped.ts';
import { agentsThatReplied } from '../../run/slots/slot-state.ts';
import type { Shard } from './shard.ts';
import { takenAgent, type TakenSlot } from './take-over.ts';

/** Copies what was planned, which is the same in all shards, and what differs: the comments on the change at the time. */
export async function copyContext(
  repository: Repository,
  file: RunFile,
  paths: RunPaths,
  shards: readonly [Shard, ...Shard[]],
): Promise<void> {
  const [{ run, scope, past, files, rules, facts }] = shards;
  const secrets = await readStamped<readonly KnownSecret[]>(run.paths.secrets, run.file);
  await Promise.all([
    writeFileAtomically(paths.scope, jsonText({ ...scope, ...stampOf(file) })),
    writeStamped(paths.files, file, files),
    writeStamped(paths.rules, file, rules),
    writeStamped(paths.facts, file, facts),
    ...shards.map((shard) => writeStamped(paths.shardFacts(shard.run.file.run), file, shard.facts)),
    writeStamped(paths.secrets, file, secrets),
    writePast(paths, file, past),
    writeStamped(paths.fingerprint, file, await fingerprintRepository(repository)),
  ]);
}

/** Copies the packet and the reply of one slot, byte for byte. The ledger binds the reply here as it did there. */
export async function copySlot(paths: RunPaths, { shard, from, slot }: TakenSlot): Promise<void> {
  const there = shard.run.paths;
  const [old, number] = [from, slot].map((one) => slotParts(one.slot)?.number ?? 0);
  await writeFileAtomically(paths.packet(number ?? 0), await readBytes(there.packet(old ?? 0)));
  const state = shard.run.states.find((one) => one.slot.slot === from.slot);
  for (const by of state === undefined ? [] : agentsThatReplied(state))
    await writeFileAtomically(paths.reply(takenAgent(shard, by)), await readBytes(there.reply(by)));
}
