import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';
import { VERSION } from '../../kernel/version.ts';
import { differingParts, keyOfShard, shardName, type Shard } from './shard.ts';

/**
 * Requires shards of one review, none of them twice. Returns the missing ones, in order.
 *
 * @throws merge/other-plan, merge/shard-twice, merge/edited-shard
 */
export function requireOnePlan(shards: readonly [Shard, ...Shard[]]): readonly number[] {
  const [first, ...others] = shards;
  for (const shard of shards) requireOwnKey(shard);
  for (const other of others) requireSamePlan(first, other);
  const { of } = first.shard;
  for (const [index, shard] of shards.entries()) {
    const before = shards[index - 1];
    if (before?.shard.index === shard.shard.index) throw twice(before, shard);
    if (shard.shard.index > of) throw editedShard(shard, `there is no part ${shard.shard.index} of ${of}`);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (index) => !shards.some(({ shard }) => shard.index === index),
  );
  requirePartition(shards, missing.length === 0);
  return missing;
}

/** Another version has other prompts and other checks: this program cannot vouch for what it cannot reproduce. */
function requireOwnKey(shard: Shard): void {
  const { version } = shard.run.file;
  if (version !== VERSION) {
    throw new Failure(
      'merge/other-plan',
      `${shardName(shard)} is of version ${version}, this is ${VERSION}`,
      { hint: `merge with version ${version}, or plan the shards anew` },
    );
  }
  if (keyOfShard(shard) !== shard.shard.plan)
    throw editedShard(shard, 'its files are not those it was planned with');
}

function requireSamePlan(first: Shard, other: Shard): void {
  if (first.shard.plan === other.shard.plan) return;
  const parts = differingParts(first, other).join(', ');
  throw new Failure('merge/other-plan', `${shardName(first)} and ${shardName(other)} differ in: ${parts}`, {
    hint: 'plan all shards alike: the same target, options and configuration, for the same two commits',
  });
}

function twice(one: Shard, other: Shard): Failure {
  return new Failure(
    'merge/shard-twice',
    `${shardName(one)} is named twice, also as run ${other.run.file.run}`,
    { hint: 'name one of the two' },
  );
}

function requirePartition(shards: readonly Shard[], isWhole: boolean): void {
  const owner = new Map<string, Shard>();
  const [{ scope }] = shards as [Shard];
  const changed = new Set<string>(scope.files.map(({ path }) => path));
  for (const shard of shards) {
    for (const path of shard.shard.paths) {
      if (owner.has(path) || !changed.has(path)) {
        throw editedShard(shard, `${printable(path)} is not a file of its part of the change`);
      }
      owner.set(path, shard);
    }
  }
  const left = [...changed].find((path) => !owner.has(path));
  const last = shards.at(-1);
  if (isWhole && left !== undefined && last !== undefined) {
    throw editedShard(last, `${printable(left)} is in no part, although all parts are here`);
  }
}

export function editedShard(shard: Shard, what: string): Failure {
  return new Failure('merge/edited-shard', `${shardName(shard)}: ${what}`, {
    hint: 'the folder was changed since it was reviewed; get it again, or review that shard anew',
  });
}
