import { counted } from '../../kernel/text/counted.ts';
import { partlyExamined } from '../phases/advance.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { slotParts } from '../../run/stored/layout.ts';

/**
 * For a merged run: lines for the user that say what must be asked again where the shard was reviewed, because its
 * packets name the shard. Empty when there is nothing.
 */
export async function retryInShards(run: Run): Promise<string> {
  const partly = new Set(await partlyExamined(run));
  const there = run.states.flatMap(({ status, slot }) =>
    slot.shard_slot !== undefined && (status === 'failed' || partly.has(slot.slot)) ? [slot.shard_slot] : [],
  );
  if (there.length === 0) return '';
  const commands = [...new Set(there.map((slot) => slotParts(slot)?.run ?? slot))].map(
    (shard) => `  correctless next ${shard} --retry\n`,
  );
  return `${counted(there.length, 'slot')} of shards not asked again here: ${there.join(', ')}. Ask where the shard was reviewed, then merge again:\n${commands.join('')}`;
}
