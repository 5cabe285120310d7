import { Failure } from '../../kernel/failure.ts';
import { MOST_SHARDS } from '../../packets/hunks/partition-files.ts';
import type { ShardRequest } from '../../review/shards/as-shard.ts';
import type { Flags } from '../line/command.ts';

/** For every command that plans a review. */
export const SHARD_FLAG: Flags = {
  'shard I/N': 'review only part I of N of the change; `correctless merge` merges all N parts',
};

/** Reads `2/5`. Throws `usage/bad-value`. */
export function shardOption(text: string | undefined): ShardRequest | undefined {
  if (text === undefined) return undefined;
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= MOST_SHARDS) return { index, of };
  throw new Failure('usage/bad-value', `--shard: "${text}" is not I/N`, {
    hint: `the first of five parts: --shard 1/5; at most ${MOST_SHARDS} parts`,
  });
}
